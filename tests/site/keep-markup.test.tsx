import { useId, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createMarkupKeeper } from '../../src/keep-markup'
import { Kept } from '../../src/ui/Kept'

/** Renders pages one after the other with one keeper; notes each `Part` that was rendered. */
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
  const keeper = createMarkupKeeper()
  const print = (page: ReactElement) =>
    keeper.complete(renderToString(keeper.withoutKnown(<main>{page}</main>)))
  return { Part, print, rendered }
}

const plain = (page: ReactElement) => renderToString(<main>{page}</main>)

test('a part with the same props is rendered once and stands on every page', () => {
  const { Part, print, rendered } = openBook()
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <Kept>
        <Part text="same" />
      </Kept>
    </>
  )
  const pages = ['one', 'two', 'three'].map(page)
  const printed = pages.map(print)
  expect(rendered).toEqual(['same'])
  expect(printed).toEqual(pages.map(plain))
})

test('other props, and another place, are another part', () => {
  const { Part, print } = openBook()
  const part = (text: string) => (
    <Kept>
      <Part text={text} />
    </Kept>
  )
  const pair = (one: ReactElement, other: ReactElement | null) => (
    <>
      {one}
      {other}
    </>
  )
  const pages = [part('a'), part('b'), pair(part('a'), null), pair(part('a'), part('b'))]
  expect(pages.map(print)).toEqual(pages.map(plain))
})

test('a part within a part is kept with it', () => {
  const { Part, print } = openBook()
  const inner = (
    <Kept>
      <Part text="inner" />
    </Kept>
  )
  const page = (
    <Kept>
      <Part text="outer">{inner}</Part>
    </Kept>
  )
  expect([print(page), print(page)]).toEqual([plain(page), plain(page)])
})

test('a text that names the element of a part stays a text', () => {
  const { Part, print } = openBook()
  const page = (
    <>
      <Kept>
        <Part text="<kept-part id='0'></kept-part>" />
      </Kept>
      {'<kept-part id="0"></kept-part>'}
    </>
  )
  expect([print(page), print(page)]).toEqual([plain(page), plain(page)])
})

test('a page that could not be rendered leaves no empty part', () => {
  const { Part, print } = openBook()
  const part = (
    <Kept>
      <Part text="whole" />
    </Kept>
  )
  const broken = (
    <>
      {part}
      <Part text="broken" />
    </>
  )
  const sound = (
    <>
      {part}
      <Part text="sound" />
    </>
  )
  expect(() => print(broken)).toThrow('broken')
  expect([print(sound), print(sound)]).toEqual([plain(sound), plain(sound)])
})

test('a part that differs on each of a thousand pages is right on all of them', () => {
  const { Part, print } = openBook()
  const pages = Array.from({ length: 1000 }, (_, index) => (
    <Kept key={String(index)}>
      <Part text={`page ${index}`} />
    </Kept>
  ))
  expect(pages.map(print)).toEqual(pages.map(plain))
})
