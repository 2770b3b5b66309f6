import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyAtlas, loadPlaces } from '../../../cli/load/gazetteer.ts'
import { loadData } from '../../../cli/load/load-data.ts'
import { readTemplates } from '../../../cli/load/templates.ts'
import { renderSite } from '../../../cli/render/render-site.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { compareStates } from '../../../cli/site/changes/compare-states.ts'
import { pagesShowing } from '../../../cli/site/changes/page-changes.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { toPhoto } from '../../../cli/site/pages/photos.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { homeAt, fixtureRoots, projectRoot } from '../../support/project.ts'
import { dataProject, generatedProject, layProofOver, proofData } from '../../support/fixtures.ts'
import { readState, renderPage } from '../../support/rendered-site.ts'
import { reportOf } from '../../support/reports.ts'
import { runCli } from '../../support/run-cli.ts'
import { areaPageOf, pageOf, siteData } from '../../support/site-model.ts'

const places = loadPlaces(fixtureRoots, homeAt(fixtureRoots))
const data = proofData()
const build = (input: SiteData) => buildSite(input, { places, outlines: [] })
const model = build(data)

const jobsOf = (pages: readonly { readonly path: string }[]) =>
  pages.map(({ path }) => path.replace('/work/example-', ''))

describe('without jobs, reviews and people', () => {
  test('the site has the pages that it had, and shows nothing of them', () => {
    const bare = build(siteData())
    expect(bare.pages.filter(({ path }) => path.startsWith('/work'))).toEqual([])
    expect(JSON.stringify(bare.site.footer)).not.toContain('/work')
    expect(areaPageOf(bare, '/service-areas/guilford')).toMatchObject({ job: null, review: null })
    const nothing = { people: [], ledger: null, contract: null, reviews: [], call: null }
    expect(pageOf(bare, 'about', '/about')).toMatchObject(nothing)
  })

  test('their files may be missing, empty or hold comments alone', async () => {
    for (const content of [null, '', '# nothing yet', '\uFEFF# nothing yet\n\n  # still\n']) {
      const names = ['pages', 'projects', 'reviews', 'people'] as const
      const changes = names.map((name) => [`data/${name}.yaml`, content])
      const root = dataProject(Object.fromEntries(changes))
      expect((await reportOf(root)).summary.errors).toBe(0)
      const texts = loadData(root, names).map((each) => 'file' in each && each.file.text)
      expect(texts.map((text) => String(text).endsWith('[]\n'))).toEqual([true, true, true, true])
    }
  })

  test('a change of the data leaves files that are not there alone', async () => {
    const root = await generatedProject()
    for (const name of ['projects', 'reviews']) rmSync(join(root, `data/${name}.yaml`))
    expect((await runCli(root, ['generate'])).code).toBe(0)
    const { code, stdout } = await runCli(root, ['remove-city', 'Meriden', '--confirm=Meriden'])
    expect([code, stdout.includes('projects.yaml')]).toEqual([0, false])
  })
})

describe('finished jobs', () => {
  test('are listed by month, the newest first, and on Home three of them', () => {
    const all = ['colonial-branford', 'chimney-guilford', 'valley-hamden', 'mill-middletown']
    expect(jobsOf(pageOf(model, 'work', '/work').jobs)).toEqual([...all, 'eave-shelton'])
    expect(jobsOf(pageOf(model, 'home', '/').jobs)).toEqual(all.slice(0, 3))
    const repairs = pageOf(model, 'service', '/services/roof-repairs')
    expect(jobsOf(repairs.jobs)).toEqual(['chimney-guilford', 'valley-hamden'])
  })

  test('are linked in the menu behind the services, and at the foot below the firm', () => {
    const link = { text: 'Finished work', to: '/work' }
    expect(model.site.navigation[2]).toMatchObject(link)
    const company = model.site.footer.find(({ links }) => links.some(({ to }) => to === '/about'))
    const place = company?.links.findIndex(({ to }) => to === '/about') ?? 0
    expect(company?.links[place + 1]).toEqual(link)
  })

  test.each([
    ['its own', 'guilford', 'chimney-guilford', 0],
    ['the nearest', 'madison', 'chimney-guilford', 4],
  ])('a town shows one: %s', (_, town, job, miles) => {
    const page = areaPageOf(model, `/service-areas/${town}`)
    expect(page.job && jobsOf([page.job])[0]).toBe(job)
    expect(page.job?.miles ?? null).toBe(miles)
  })

  test('a town more than 15 miles away shows none', () => {
    const projects = data.projects.filter(({ city }) => city === 'Shelton')
    const far = areaPageOf(build({ ...data, projects, reviews: [] }), '/service-areas/guilford')
    expect([far.job, far.review]).toEqual([null, null])
  })

  test('of those in one town the newest is shown', () => {
    const [first] = data.projects
    if (!first) throw new Error('The example has no job.')
    const newer = { ...first, slug: 'example-newer', finished: '2026-01' }
    const older = { ...first, slug: 'example-older', finished: '2024-01' }
    const site = build({ ...data, projects: [older, first, newer] })
    const { job } = areaPageOf(site, '/service-areas/branford')
    expect(job?.path).toBe('/work/example-newer')
  })

  test('have a page with figures in words, the nearest others, and their review', () => {
    const page = pageOf(model, 'job', '/work/example-colonial-branford')
    expect(page.facts).toEqual([
      { label: 'Roof area', value: '24 squares (2,400 square feet)' },
      { label: 'Time on site', value: '3 days' },
      { label: 'Material', value: 'Architectural shingles' },
      { label: 'Pitch', value: '8/12' },
    ])
    expect(jobsOf(page.near)).toEqual(['chimney-guilford', 'valley-hamden', 'eave-shelton'])
    expect(page.reviews.map(({ on, day }) => on + day)).toEqual(['GoogleDecember 20, 2025'])
    expect(page.structuredData).toMatchObject([
      { '@type': 'CreativeWork', dateCreated: '2025-12', contentLocation: { name: 'Branford' } },
    ])
    expect(page.head.image?.src).toMatch(/\/work\/example-colonial-branford\/after\.jpg$/)
  })

  test('in a town without a page are not linked to one', () => {
    const page = pageOf(model, 'job', '/work/example-eave-shelton')
    expect([page.town, page.photos, page.facts]).toEqual([{ name: 'Shelton', path: null }, [], []])
  })
})

test('the miles to a town are statute miles along a great circle', () => {
  const milesOf = (town: string) => areaPageOf(model, `/service-areas/${town}`).milesFromOffice
  expect(['easthaven', 'newhaven', 'guilford', 'middletown'].map(milesOf)).toEqual([0, 3, 10, 23])
  expect(milesOf('newhavencounty')).toBe(null)
  const business = { ...data.business, coordinates: { lat: 41.35, lon: -72.87 } }
  const wide = areaPageOf(build({ ...data, business }), '/service-areas/easthaven')
  expect(wide.milesFromOffice).toBe(0)
})

test('a photo names its copies by width, AVIF before its own format, or stands alone', () => {
  const photo = { src: '/a.b/roof.jpg', width: 1440, height: 1080, alt: 'A roof' }
  const copies = (end: string) =>
    `/a.b/roof-480.${end} 480w, /a.b/roof-960.${end} 960w, /a.b/roof.${end} 1440w`
  const sources = [
    { type: 'image/avif', srcSet: copies('avif') },
    { type: 'image/jpeg', srcSet: copies('jpg') },
  ]
  expect(toPhoto({ ...photo, widths: [960, 480] }).sources).toEqual(sources)
  expect(toPhoto({ ...photo, width: 4032, height: 3024 }).sources).toEqual(sources)
  expect(toPhoto({ ...photo, width: 4032, height: 3024 })).toMatchObject(photo)
  const drawing = { ...photo, src: '/a.svg' }
  for (const alone of [{ ...photo, width: 480 }, drawing, { ...photo, widths: [] }]) {
    expect(toPhoto(alone).sources).toEqual([])
  }
})

test('the pages that show a photo are known by each of its copies', () => {
  const state = buildState(proofData(), emptyAtlas)
  const reading = readState(state)
  const both = { before: state, after: state, render: renderPage, reading }
  const compared = compareStates({ ...both, isEdited: () => false })
  const shown = ['after.jpg', 'after-480.avif', 'after-960.jpg', 'after.avif', 'af.jpg'].map(
    (name) => pagesShowing(`data/public/work/example-colonial-branford/${name}`, compared),
  )
  expect(shown[0]).toContain('/work/example-colonial-branford')
  expect(shown.slice(1)).toEqual([shown[0], shown[0], shown[0], []])
})

test('a town shows the newest review of itself or of the job that it shows', () => {
  const review = (town: string) => areaPageOf(model, `/service-areas/${town}`).review
  const disclosure = 'Example: the writer is the brother of our foreman.'
  expect(review('wallingford')).toMatchObject({ disclosure })
  expect(review('madison')?.job?.to).toBe('/work/example-chimney-guilford')
})

test('the ledger has a row for what the data holds, each with the way to check it', () => {
  const { ledger } = pageOf(model, 'about', '/about')
  expect(ledger?.rows.map(({ says, link }) => (link ? `${says} → ${link.href}` : says))).toEqual([
    'Connecticut registered home improvement contractor HIC.0000000 → https://www.elicense.ct.gov/lookup/licenselookup.aspx',
    'Insured with Example Mutual: General liability and Workers’ compensation',
    'Example Certified Installer, number EX-0000 → https://shingles.example.com/installers/EX-0000',
    '10 years of warranty from Ridge & Eave Roofing: Example: leaks that come from our work.',
    '50 years of warranty from Example Shingles: Example: shingles that fail, with the labor to replace them.',
    '4.9 of 5 from 127 reviews',
    '4 reviews on this site',
  ])
})

test('a rating can be compared: where the firm is reviewed, or else by a search', () => {
  const rowWith = (reviewLink?: { text: string; url: string }) => {
    const site = build({ ...data, business: { ...data.business, reviewLink } })
    const { ledger } = pageOf(site, 'about', '/about')
    return ledger?.rows.find(({ says }) => says === '4.9 of 5 from 127 reviews')
  }
  const collected = 'were collected by our office, as of January 12, 2026.'
  expect(rowWith()).toMatchObject({
    check: `Search the web for reviews of us, and compare. Ours ${collected}`,
    link: null,
  })
  const [text, url] = ['Read or write a review', 'https://reviews.example.com/ridge-eave']
  expect(rowWith({ text, url })).toMatchObject({
    check: `The reviews ${collected}`,
    link: { text, href: url },
  })
})

test('who answers the phone stands beside the number, and what things cost on the service', () => {
  const answering = pageOf(model, 'contact', '/contact').answering.map(({ name }) => name)
  expect(answering).toEqual(['Example Estimator', 'Example Foreman'])
  const { price, payment } = pageOf(model, 'service', '/services/roof-replacement')
  expect(price).toMatchObject({ range: '$9,000 to $22,000', asOf: 'January 2026' })
  const financing = 'Example Savings Bank: Example: 12 months, without interest or fees.'
  expect(payment).toMatchObject({ financing })
})

describe('what is generated', () => {
  const templates = readTemplates(projectRoot)
  const filesOf = (of: SiteModel) => [...renderSite({ model: of, templates, lastmod: {} })]
  const sitemapOf = (of: SiteModel) =>
    filesOf(of).find(({ path }) => path === 'generated/public/sitemap.xml')?.content ?? ''

  test('the permission of an owner is in no file', () => {
    const texts = filesOf(model).map(({ content }) => content)
    const said = texts.map((text) => text.replace(/^.*types'$/gm, ''))
    expect(said.filter((text) => /permission|signed by nobody/i.test(text))).toEqual([])
    const isNobodys = data.projects.map((each) => each.permission.includes('signed by nobody'))
    expect(isNobodys).not.toContain(false)
  })

  test('the sitemap lists the photos of jobs; without jobs it knows no pictures', () => {
    const sitemap = sitemapOf(model)
    expect(sitemap.match(/<image:loc>/g)).toHaveLength(6)
    expect(sitemap).toContain(
      '<image:loc>https://ridge-eave.example.com/work/example-colonial-branford/before.jpg</image:loc>',
    )
    expect(sitemapOf(build(siteData()))).not.toContain('image')
  })
})

test('the example is whole: all its files validate, with nothing but notices', async () => {
  const root = dataProject()
  layProofOver(root)
  const { findings } = await reportOf(root)
  expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
  expect(readFileSync(join(root, 'data/projects.yaml'), 'utf8')).toContain('An example')
})
