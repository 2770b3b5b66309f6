import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate/browser'
import { gzipSync } from 'node:zlib'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, elementsIn, textIn } from '../../../cli/reading/read-page.ts'
import { groupBy, memoize } from '../../../cli/lib/collections.ts'
import { workPath } from '../../../cli/site/page-paths.ts'
import { registrationsOf, toRegistration } from '../../../cli/site/pages/business-facts.ts'
import { all } from '../../support/cases.ts'
import {
  canonicalOf,
  find,
  metaOf,
  onPages,
  repeated,
  titleOf,
  valueOf,
  type Judgment,
  type JudgedPage,
  type JudgedSite,
} from './site.ts'
import { statesIn } from './states.ts'

/** Heads, markup, weight, and what stands at the foot of each page. */
export const pageJudgments: readonly Judgment[] = [
  {
    asks: 'a page has one head: title, description, and what is shown when it is shared',
    faults: (site) =>
      onPages(site, (page) => {
        const title = titleOf(page)
        const description = metaOf(page, 'description')
        const image = metaOf(page, 'og:image')
        const isThere =
          image?.startsWith(site.origin) && site.files.has(image.slice(site.origin.length))
        const expected: Readonly<Record<string, string | undefined>> = {
          'og:title': title,
          'og:description': description,
          'og:url': canonicalOf(page),
          'og:type': 'website',
          'og:site_name': site.model.site.business.name,
          'twitter:card': image === undefined ? 'summary' : 'summary_large_image',
          'twitter:title': title,
          'twitter:description': description,
          'twitter:image': image,
          'twitter:image:alt': metaOf(page, 'og:image:alt'),
        }
        return [
          ...Object.entries(expected).map(
            ([name, value]) => metaOf(page, name) !== value && `${name} is ${metaOf(page, name)}`,
          ),
          !/^.{10,}$/.test(title ?? '') && `title ${title}`,
          page.kind !== 'thanks' &&
            !/^.{70,160}$/.test(description ?? '') &&
            `description ${description}`,
          // Without a picture in the data only pages with a card of their own have one.
          ...(image === undefined && page.content.head.image === null
            ? []
            : [
                !isThere && `og:image ${image}`,
                !/^.{30,200}$/.test(metaOf(page, 'og:image:alt') ?? '') && 'og:image:alt',
                !/^image\/(png|jpeg)$/.test(metaOf(page, 'og:image:type') ?? '') && 'og:image:type',
              ]),
        ]
      }),
    planted: [
      { file: 'about.html', from: '<title>', to: '<title>Another: ' },
      { file: 'about.html', from: /\/about(?<=property="og:url" content="[^"]*)/, to: '/contact' },
      { file: 'about.html', from: /\/share(?<=property="og:image" content="[^"]*)/, to: '/sahre' },
      { file: 'about.html', from: /(?<=name="description" content=")[^"]*/, to: 'Roofs.' },
    ],
  },
  {
    asks: 'no two pages share a title, a description or a heading',
    faults: (site) => [
      ...repeated(site.pages.map((page) => titleOf(page) ?? '')),
      ...repeated(site.pages.map((page) => metaOf(page, 'description') ?? '')),
      ...repeated(site.pages.flatMap((page) => find(page, 'h1').map(textIn))),
    ],
    planted: [(site) => ({ ...site, pages: [...site.pages, ...site.pages.slice(0, 1)] })],
  },
  {
    asks: 'no tag of the head and no id stands twice',
    faults: (site) =>
      onPages(site, (page) => {
        const metas = find(page, 'meta').filter((tag) => attributeOf(tag, 'media') === undefined)
        const names = metas.flatMap((tag) => valueOf(tag, 'name') ?? valueOf(tag, 'property') ?? [])
        const titles = page.html.split('</head>')[0]?.match(/<title>/g)?.length
        return [
          ...repeated(names),
          ...repeated(find(page, '*', { id: true }).map((each) => attributeOf(each, 'id') ?? '')),
          titles !== 1 && `${titles} titles`,
          find(page, 'link', { rel: 'canonical' }).length > 1 && 'two canonical addresses',
        ]
      }),
    planted: [
      { file: 'about.html', from: '<h1', to: '<p id="main"></p><h1' },
      { file: 'about.html', from: '</title>', to: '</title><meta name="description" content="x">' },
    ],
  },
  {
    asks: 'a page has one h1 and an outline of headings without gaps',
    faults: (site) =>
      onPages(site, (page) => {
        const levels = find(page, '*').flatMap(({ tagName }) =>
          /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
        )
        const isGap = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
        return [
          (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1) && 'no single h1',
          isGap && `headings ${levels.join(' ')}`,
        ]
      }),
    planted: [
      { file: 'about.html', from: /<h2/, to: '<h1>Twice</h1><h2' },
      { file: 'about.html', from: /<h2/, to: '<h4>Deep</h4><h2' },
    ],
  },
  {
    asks: 'no style attribute, no handler and no script within the page but data',
    faults: (site) =>
      onPages(site, (page) => [
        ...find(page, '*').flatMap(({ attrs }) =>
          attrs
            .filter(({ name }) => name === 'style' || name.startsWith('on'))
            .map(({ name }) => name),
        ),
        ...find(page, 'script')
          .filter((script) => attributeOf(script, 'src') === undefined)
          .map((script) => attributeOf(script, 'type') !== 'application/ld+json' && 'a script'),
        find(page, 'style').length !== 1 && 'not one style sheet',
      ]),
    planted: [
      { file: 'about.html', from: '<h1', to: '<p style="color:red">x</p><h1' },
      { file: 'about.html', from: '<h1', to: '<script>0</script><h1' },
    ],
  },
  {
    asks: 'each list says that it is one, which Safari forgets, and what decorates is hidden',
    faults: (site) =>
      onPages(site, (page) => [
        ...[...find(page, 'ul'), ...find(page, 'ol')].map(
          (list) => attributeOf(list, 'role') !== 'list' && 'a list without its role',
        ),
        ...find(page, 'img', { alt: '' }).map(
          (image) => attributeOf(image, 'aria-hidden') !== 'true' && 'a picture that is not hidden',
        ),
      ]),
    planted: [
      { file: 'about.html', from: '<h1', to: '<ul><li>x</li></ul><h1' },
      { file: 'about.html', from: '<h1', to: '<img src="/share.png" alt=""><h1' },
    ],
  },
  {
    asks: 'each section has a heading or a name, and so have the landmarks besides',
    faults: (site) =>
      onPages(site, (page) =>
        ['section', 'aside', 'nav'].flatMap((tag) =>
          find(page, tag).map((part) => {
            const isNamed =
              attributeOf(part, 'aria-label') !== undefined ||
              elementsIn(part).some(({ tagName }) => /^h[1-6]$/.test(tagName))
            return !isNamed && `<${tag} class="${attributeOf(part, 'class')}"> without a name`
          }),
        ),
      ),
    planted: [
      { file: 'about.html', from: '<h1', to: '<section>x</section><h1' },
      { file: 'about.html', from: 'aria-label="Call us" ', to: '' },
    ],
  },
  {
    asks: 'words that stand apart on the page stand apart in its text',
    faults: (site) => onPages(site, gluedOn),
    planted: [
      { file: 'about.html', from: '<h1', to: '<span>One</span><span>Two</span><h1' },
      { file: 'about.html', from: '<h1', to: '<svg><text>One</text><text>Two</text></svg><h1' },
    ],
  },
  {
    asks: 'a page asks no other site for anything',
    faults: (site) =>
      onPages(site, (page) =>
        [...find(page, '*', { src: true }), ...find(page, 'link')]
          .filter((each) => !/^(canonical|me)$/.test(attributeOf(each, 'rel') ?? ''))
          .map((each) => attributeOf(each, 'src') ?? attributeOf(each, 'href') ?? '')
          .filter((address) => !/^\/(?!\/)/.test(address)),
      ),
    planted: [
      { file: 'about.html', from: '<h1', to: '<img src="https://a.example/x.png" alt="x"><h1' },
    ],
  },
  {
    asks: 'the HTML of the plainest and the fullest page of each kind follows the standard',
    faults: (site) => (all ? site.pages : samplePages(site)).flatMap((page) => invalidOn(page)),
    planted: [{ file: 'about.html', from: '<h1', to: '<ul role="list"><p>x</p></ul><h1' }],
  },
  {
    asks: 'each registration stands at the foot of every page but those of other states, and above it on Home',
    faults: (site) => {
      const states = statesIn(site.data)
      return registrationsOf(site.data.business).flatMap((entry) => {
        const { label, number } = toRegistration(entry)
        return onPages(site, (page) => {
          const isIn = (tag: string, ...words: readonly string[]) =>
            find(page, tag).some((part) => words.every((each) => textIn(part).includes(each)))
          const isAtFoot = isIn('footer', `${label} ${number}`)
          const state = states.ofPage(page.content)
          if (state !== undefined && state !== (entry.state ?? states.office)) {
            return [(isAtFoot || isIn('main', label, number)) && `${label} in another state`]
          }
          return [
            !isAtFoot && 'none at the foot',
            page.path === '/' && !isIn('main', label, number) && 'none above the foot',
          ]
        })
      })
    },
    planted: [
      { file: 'about.html', from: 'HIC.0000000', to: 'HIC' },
      { file: 'index.html', from: '<!-- -->HIC.0000000', to: '<!-- -->' },
    ],
  },
  {
    asks: 'the HTML of a page, packed as hosts send it, is within the budget of its kind',
    faults: (site) =>
      onPages(site, (page) => {
        const size = gzipSync(page.html, { level: 9 }).length
        const most =
          budgetOf(page.kind) +
          (showsProof(site, page) ? 2000 : 0) +
          ('houses' in page.content ? mostOfHouses : 0)
        return [size > most && `${size} bytes, at most ${most}`]
      }),
    planted: [{ file: 'about.html', from: '<h1', to: `<!--${noise(14_000)}--><h1` }],
  },
]

const block =
  /^(address|aside|blockquote|br|caption|d[dlt]|div|fig(ure|caption)|footer|h[1-6]|header|hr|li|main|nav|[ou]l|p|section|t(able|body|d|h|head|r))$/

/** The ends of texts that are read as one word with what follows, though an element ends between. */
function gluedWords(root: DefaultTreeAdapterTypes.Node): string[] {
  const glued: string[] = []
  let before = ''
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node) {
      const isGlued = /[\p{L}\p{N}.,;:!?%)]$/u.test(before) && /^[\p{L}\p{N}($]/u.test(node.value)
      if (isGlued) glued.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`)
      before = node.value
    }
    if (!('childNodes' in node) || /^(script|style)$/.test(node.nodeName)) return
    if (block.test(node.nodeName)) before = ''
    node.childNodes.forEach(visit)
    if (block.test(node.nodeName)) before = ''
  }
  visit(root)
  return glued
}

/** Everything that a visitor sees first is in it: each 14 kB more are one more round trip. */
function budgetOf(kind: JudgedPage['kind']): number {
  if (kind === 'home') return 22_000
  return kind === 'area' ? 18_000 : 14_000
}

/** What the houses to choose from may add to Home. */
const mostOfHouses = 4000

/** Jobs, reviews and people of the data take some room. */
function showsProof({ data }: JudgedSite, { content }: JudgedPage): boolean {
  const shown = JSON.stringify(content)
  return [
    ...data.projects.map(({ slug }) => workPath(slug)),
    ...data.reviews.map(({ by }) => by),
    ...data.people.map(({ name }) => name),
  ].some((text) => shown.includes(text))
}

/** Nothing repeats in it, so that packing does not make it smaller. */
function noise(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(97 + (state % 26))
  }).join('')
}

/** Where html-validate's `recommended` is left, each time for its reason. */
const departures = {
  // Ways to write the same document; these are React's.
  'doctype-style': 'off',
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  // A style keeps numbers on their line, and copies of them have plain hyphens.
  'tel-non-breaking': 'off',
  // `validate` judges it.
  'long-title': 'off',
  // Safari takes a list without markers for none, unless its role says so.
  'no-redundant-role': 'off',
  'prefer-native-element': ['error', { exclude: ['list'] }],
} satisfies ConfigData['rules']

/** All pages are held to the same, which takes a quarter of the time to work out. */
class OneConfig extends StaticConfigLoader {
  private readonly config = super.getConfigFor('')
  override getConfigFor() {
    return this.config
  }
}

const validator = new HtmlValidate(
  new OneConfig({ extends: ['html-validate:recommended'], rules: departures }),
)

const invalidOn = memoize(({ path, html }: JudgedPage) =>
  validator
    .validateStringSync(withoutStyles(html))
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${path}:${line} ${message} (${ruleId})`),
)

const gluedOn = ({ tree }: JudgedPage) => gluedWords(tree)

function samplePages({ pages }: JudgedSite): JudgedPage[] {
  const sample = [...groupBy(pages, ({ kind }) => kind).values()].flatMap((same) => {
    const ranked = same.toSorted((a, b) => a.html.length - b.html.length)
    return [ranked[0], ranked.at(-1)].filter((page) => page !== undefined)
  })
  return [...new Set(sample)]
}

/** Style sheets hold no HTML and take most of the time; everything else stays in its place. */
const withoutStyles = (html: string) =>
  html.replaceAll(
    /(<style>)([^]*?)(<\/style>)/g,
    (_, start: string, text: string, end: string) => start + text.replaceAll(/[^\n]/g, ' ') + end,
  )
