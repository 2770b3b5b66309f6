import { assert, oneof, property, string, stringMatching } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { escapeHtml, printTag } from '../../src/document/print-tag'

const anyText = oneof(string({ unit: 'binary' }), stringMatching(/^[\s&<>"'`;x-z]*$/))

test('a text is escaped as React does it', () => {
  assert(
    property(anyText, (text) => {
      expect(`<p>${escapeHtml(text)}</p>`).toBe(renderToStaticMarkup(<p>{text}</p>))
    }),
    { seed: 3 },
  )
})

test('tags are those of React, whatever their attributes say', () => {
  assert(
    property(anyText, (text) => {
      const attributes = { name: 'description', content: text }
      expect(printTag('meta', attributes)).toBe(renderToStaticMarkup(<meta {...attributes} />))
      const data = { 'data-path': text }
      expect(`${printTag('script', data)}</script>`).toBe(
        renderToStaticMarkup(<script {...data} />),
      )
    }),
    { seed: 5 },
  )
})
