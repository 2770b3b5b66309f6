import type { PictureName, Section, TextItem } from '../../../templates/types.ts'
import { servicePath } from '../page-paths.ts'
import { readProse } from '../prose.ts'
import type { SiteData } from '../schema/data.ts'
import type { QuestionInput, SectionInput } from '../schema/sections.ts'
import { toLink, type LinkInput } from './links.ts'
import { photoOrNone } from './photos.ts'

/** The sections of a page as their components take them. */
export const buildSections = (data: SiteData, sections: readonly SectionInput[]): Section[] =>
  sections.flatMap((section) => buildSection(data, section))

function buildSection(data: SiteData, section: SectionInput): Section | Section[] {
  switch (section.kind) {
    case 'cards':
      return { ...section, cards: section.cards.map(toDrawn) }
    case 'emergencies':
      return { ...section, items: section.items.map(toDrawn) }
    case 'items':
      return { ...section, link: section.link ? toLink(section.link) : null }
    case 'questions': {
      const { title, questions } = section
      return { kind: 'items', title, items: questions.map(toItem), link: null }
    }
    case 'all-questions':
      return questionsOfServices(data)
    case 'text':
      return { kind: 'text', title: section.title ?? null, blocks: readProse(section.body) }
    case 'photo': {
      // A look without pictures leaves none.
      const photo = photoOrNone(section.photo)
      return photo ? { kind: 'photo', photo, caption: section.caption ?? null } : []
    }
    default:
      return section
  }
}

/** The questions of each service that has some, with a link to its page. */
const questionsOfServices = ({ services }: SiteData): Section[] =>
  services.flatMap(({ name: title, slug, questions = [] }): Section[] => {
    const link = toLink({ text: `All about ${title}`, to: servicePath(slug) })
    return questions.length === 0
      ? []
      : [{ kind: 'items', title, items: questions.map(toItem), link }]
  })

const toItem = ({ question: title, answer: description }: QuestionInput): TextItem => {
  return { title, description }
}

interface DrawnInput {
  readonly picture?: PictureName | undefined
  readonly link?: LinkInput | undefined
}

function toDrawn<Item extends DrawnInput>({ picture, link, ...item }: Item) {
  return { ...item, drawing: picture ?? null, link: link ? toLink(link) : null }
}
