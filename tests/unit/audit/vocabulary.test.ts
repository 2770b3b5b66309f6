import { expect, test } from 'vitest'
import { vocabularyModule } from '../../support/vocabulary.ts'

test('the words of schema.org are those of the version that is pinned', async () => {
  await expect(await vocabularyModule()).toMatchFileSnapshot(
    '../../../cli/site/audits/vocabulary.ts',
  )
})
