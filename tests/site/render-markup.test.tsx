import * as fc from 'fast-check'
import { createContext, createElement, memo, useContext, useId, type ReactNode } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { toText } from '../../src/markup/pieces'
import { createMarkupRenderer, renderStaticMarkup } from '../../src/markup/render-markup'
import { Kept } from '../../src/ui/Kept'

const print = (page: ReactNode) => toText(createMarkupRenderer()(page))

describe("the markup is that of React's own renderer", () => {
  const One = ({ children }: { readonly children?: ReactNode }) => <i id={useId()}>{children}</i>
  const Two = ({ children }: { readonly children?: ReactNode }) => (
    <i id={useId()} title={useId()}>
      {children}
    </i>
  )
  const Through = ({ children }: { readonly children?: ReactNode }) => children
  const Remembered = memo(Through)
  const InKept = ({ children }: { readonly children?: ReactNode }) => (
    <Kept>
      <div>{children}</div>
    </Kept>
  )
  const Color = createContext('none')
  const Colored = () => <b>{useContext(Color)}</b>

  const text = fc.oneof(
    fc.constantFrom('', 'a', ' ', `<a href="x">'&amp;`, 'Süß – “leaks” 🏠', '<!-- -->'),
    fc.string(),
  )
  const attributes = fc.record(
    {
      className: fc.oneof(text, fc.constant(undefined)),
      tabIndex: fc.constantFrom(0, -1),
      hidden: fc.boolean(),
      title: fc.oneof(text, fc.constant(null)),
      strokeWidth: fc.double({ noNaN: true }),
      clipPath: text,
      viewBox: fc.constant('0 0 1 1'),
      textLength: fc.constant(3),
      focusable: fc.constantFrom('false', false, true),
      'aria-hidden': fc.constantFrom(true, false, 'true'),
      'data-moved': fc.boolean(),
      onClick: fc.constant(() => undefined),
    },
    { requiredKeys: [] },
  )
  const { node } = fc.letrec<{ node: ReactNode; nodes: ReactNode[] }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 9 }),
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      text,
      fc.constantFrom(null, undefined, true, false, 0, -0, 7.5, 1e21),
      fc.constantFrom(<br />, <img alt="" loading="lazy" src="/a.svg#a" />, <Colored />),
      fc.tuple(attributes, tie('nodes')).map(([props, all]) => createElement('p', props, ...all)),
      fc.tuple(attributes, tie('node')).map(([props, one]) => createElement('svg', props, one)),
      tie('nodes').map((all) => createElement('div', null, all.map(keyed))),
      tie('nodes').map((all) => <>{all.map(keyed)}</>),
      fc
        .tuple(fc.constantFrom(Through, Remembered, InKept, One, Two), tie('node'))
        .map(([type, one]) => createElement(type, null, one)),
      fc
        .tuple(text, tie('node'))
        .map(([value, one]) => createElement(Color, { value }, one, <Colored />)),
    ) as fc.Arbitrary<ReactNode>,
  }))
  const keyed = (child: ReactNode, index: number) => <Through key={String(index)}>{child}</Through>

  test('whatever a page holds', () => {
    fc.assert(
      fc.property(node, (page) => {
        const whole = <Color value="red">{page}</Color>
        expect(print(whole)).toBe(renderToString(whole))
        expect(renderStaticMarkup(whole)).toBe(renderToStaticMarkup(whole))
      }),
      { numRuns: 500, seed: 6 },
    )
  })

  test('however deep the ids are', () => {
    const nest = (depth: number): ReactNode =>
      depth === 0
        ? 'deep'
        : Array.from({ length: 9 }, (_, index) =>
            index === depth % 9 ? <Two key={String(index)}>{nest(depth - 1)}</Two> : null,
          )
    const page = <div>{nest(20)}</div>
    expect(print(page)).toBe(renderToString(page))
  })

  const elements: Readonly<Record<string, ReactElement>> = {
    'markup as it is': <p dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />,
    'a link': (
      <a href="/services" aria-current="page">
        Services
      </a>
    ),
    'a button': (
      <button type="button" popoverTarget="menu" disabled>
        Menu
      </button>
    ),
    'text in a drawing': (
      <text textAnchor="middle" dominantBaseline="central" fontSize={12}>
        Guilford
      </text>
    ),
    'a clip': (
      <svg>
        <clipPath id="a" clipPathUnits="userSpaceOnUse" clipRule="evenodd" />
      </svg>
    ),
    'a number': <th colSpan={2}>{3}</th>,
    'a large number': <b>{2n ** 64n}</b>,
    'elements without an end': (
      <table>
        <colgroup>
          <col span={2} />
        </colgroup>
      </table>
    ),
    flags: (
      <details open itemScope>
        <ol reversed inert={false} />
      </details>
    ),
  }

  test.each(Object.entries(elements))('%s', (_, element) => {
    expect(print(element)).toBe(renderToString(element))
  })
})

interface Refused {
  readonly page: ReactNode
  readonly message: string
}

const refused: Readonly<Record<string, Refused>> = {
  // As JavaScript could hand it over.
  'an object': { page: { name: 'Guilford' } as unknown as ReactNode, message: 'no element' },
  'a style': { page: <p style={{ color: 'red' }} />, message: 'style is of type object.' },
  'a truth that is no flag': {
    page: <p lang={true as never} />,
    message: 'lang is of type boolean.',
  },
  'a field': { page: <input aria-label="Name" />, message: 'A page holds <input>' },
  'no address': { page: <img alt="" src="" />, message: '"" is no address.' },
  'a script': { page: <img alt="" src={' java\tscript:alert(1)'} />, message: 'is no address.' },
  'a text that is kept': {
    page: (
      <Kept>
        <>Call us</>
      </Kept>
    ),
    message: 'A part that is kept is no element.',
  },
  'a context without a value': { page: <Nowhere />, message: 'A context has no value' },
}

const Somewhere = createContext('')

function Nowhere() {
  return useContext(Somewhere)
}

test.each(Object.entries(refused))('%s is refused', (_, { page, message }) => {
  expect(() => print(page)).toThrow(message)
})

test('a picture that is fetched at once is the same but for the link that React adds', () => {
  const page = <img alt="" src="/roof.jpg" width={600} height={400} />
  expect(renderToString(page)).toBe(
    `<link rel="preload" as="image" href="/roof.jpg"/>${print(page)}`,
  )
})

test('hooks are those of the renderer only while a page is rendered', () => {
  const render = createMarkupRenderer()
  const Broken = (): ReactNode => {
    throw new Error('broken')
  }
  const Inner = () => <b id={useId()}>{renderToString(<i>other</i>)}</b>
  expect(() => render(<Broken />)).toThrow('broken')
  expect(toText(render(<Inner />))).toBe(renderToString(<Inner />))
})

describe('parts that are kept', () => {
  /** Renders pages one after the other with one renderer; notes each `Part` that was rendered. */
  function openBook() {
    const rendered: string[] = []
    function Part({ text, children }: { readonly text: string; readonly children?: ReactElement }) {
      rendered.push(text)
      if (text === 'broken') throw new Error('broken')
      return (
        <b id={useId()}>
          {text}
          {children}
        </b>
      )
    }
    const render = createMarkupRenderer()
    return { Part, rendered, print: (page: ReactElement) => toText(render(<main>{page}</main>)) }
  }

  const plain = (page: ReactElement) => renderToString(<main>{page}</main>)

  test('one with the same props is rendered once and stands on every page', () => {
    const book = openBook()
    const page = (title: string) => (
      <>
        <h1>{title}</h1>
        <Kept>
          <book.Part text="same" />
        </Kept>
        {title}
      </>
    )
    const pages = ['one', 'two', 'three'].map(page)
    const printed = pages.map(book.print)
    expect(book.rendered).toEqual(['same'])
    expect(printed).toEqual(pages.map(plain))
  })

  test('other props, and another place, are another part', () => {
    const book = openBook()
    const part = (text: string) => (
      <Kept>
        <book.Part text={text} />
      </Kept>
    )
    const pair = (one: ReactElement, other: ReactElement | null) => (
      <>
        {one}
        {other}
      </>
    )
    const pages = [part('a'), part('b'), pair(part('a'), null), pair(part('a'), part('b'))]
    expect(pages.map(book.print)).toEqual(pages.map(plain))
  })

  test('a part within a part is kept with it', () => {
    const book = openBook()
    const inner = (
      <Kept>
        <book.Part text="inner" />
      </Kept>
    )
    const page = (
      <Kept>
        <book.Part text="outer">{inner}</book.Part>
      </Kept>
    )
    expect([book.print(page), book.print(page)]).toEqual([plain(page), plain(page)])
    expect(book.rendered.slice(0, 2)).toEqual(['outer', 'inner'])
  })

  test('a page that could not be rendered leaves no empty part', () => {
    const book = openBook()
    const broken = (
      <Kept>
        <section>
          <book.Part text="whole" />
          <book.Part text="broken" />
        </section>
      </Kept>
    )
    const sound = (
      <Kept>
        <book.Part text="whole" />
      </Kept>
    )
    expect(() => book.print(broken)).toThrow('broken')
    expect([book.print(sound), book.print(sound)]).toEqual([plain(sound), plain(sound)])
    expect(() => book.print(broken)).toThrow('broken')
  })

  test('one that differs on each of a thousand pages is right on all of them', () => {
    const book = openBook()
    const pages = Array.from({ length: 1000 }, (_, index) => (
      <Kept key={String(index)}>
        <book.Part text={`page ${index}`} />
      </Kept>
    ))
    expect(pages.map(book.print)).toEqual(pages.map(plain))
  })
})
