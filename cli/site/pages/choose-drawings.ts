import type { DetailName, DrawingName, SceneName } from '../../../templates/types.ts'

/** The words of a text that ask for a drawing. The first one stands where no word decides. */
export const detailWords: Readonly<Record<DetailName, RegExp>> = {
  shingles: /\b(shingles? roofs?|asphalt|shingled?|courses)\b/gi,
  ladder:
    /\b(inspection|assessment|slopes? walked|look at|staging|ladders?|footing|steep|hillside|estimates?|advocacy|adjuster)\b/gi,
  tarp: /\b(tarps?|tarping|temporary|cover(ed)? first|sealed openings)\b/gi,
  leak: /\b(leaks?|leak tracing|drips?|wet|ceilings?|stains?|water runs)\b/gi,
  flashing: /\b(flashing|chimneys?|vents? and|boots?|apron|skylights?|gutter, a loose)\b/gi,
  missing: /\b(missing|bare patches|tabs?|lost|stripped?|lift(s|ed)?)\b/gi,
  valley: /\b(valleys?|two slopes|gambrels?)\b/gi,
  snow: /\b(snow|ice|icicles?|winters?|blizzards?|freez\w+|dams?)\b/gi,
  slate: /\b(slates?|cedar|copper)\b/gi,
  mansard: /\b(mansards?|queen anne|victorian)\b/gi,
  porch: /\b(porch(es)?|low slopes?|additions?|bungalows?|cottages?)\b/gi,
  eave: /\b(gutters?|soffits?|eaves?)\b/gi,
  ridge: /\b(ventilation|ridge vent|attics?|exhaust)\b/gi,
  membrane: /\b(membranes?|seams?|single-ply|flat roofs?|rubber)\b/gi,
  drain: /\b(drains?|parapets?|scuppers?|ponding|storefronts?|block fronts?)\b/gi,
  coating: /\b(coatings?|blisters?)\b/gi,
  papers:
    /\b(warranty|papers|written|claims?|insur\w+|maintenance|commission|permits?|certificate)\b/gi,
  photographs: /\b(photographs?|documentation|documents?|completion)\b/gi,
  tearoff: /\b(tear-off|old layers?|layers|stripped to)\b/gi,
  deck: /\b(decks?|decking|boards?|nails|plywood)\b/gi,
  van: /\b(fast|rapid|response|truck|set out|minutes)\b/gi,
  night: /\b(24\/7|night|nights|availability|around the clock|someone to call)\b/gi,
  calendar: /\b(scheduling|priority|hours|date|year|19[456789]\d)\b/gi,
  gust: /\b(winds?|gusts?|tornado\w*|microbursts?|hurricanes?|irene|sandy|isaias|storms?)\b/gi,
  limb: /\b(trees?|limbs?|maples?|oaks?|branches|woods?|wooded|leaves|moss|shade|hail)\b/gi,
  shore: /\b(salt|shore\w*|coast\w*|sound|harbor|beach\w*|tide|spray|waterfront)\b/gi,
  historic: /\b(historic|district|commission|oldest|colonial|saltbox\w*|16\d\d|17\d\d)\b/gi,
  dense:
    /\b(triple-deckers?|close|narrow|multi-family|two-family|row|blocks?|dense|lots|neighbors)\b/gi,
  river: /\b(rivers?|mills?|factor(y|ies)|brook|flood\w*|valley towns?|brass|brownstone)\b/gi,
  samples: /\b(materials?|samples?|choose|colors?)\b/gi,
  rafters:
    /\b(old(er)? (frames?|houses?|decks?)|frames?|framing|rafters|gapped|decades|housing|housing stock|built before)\b/gi,
}

/** A roof and nothing more, where no word decides. */
const plain = 'shingles'

/** The services that have a drawing of their own, by slug. */
export const sceneNames: readonly SceneName[] = [
  'residential-roofing',
  'commercial-roofing',
  'roof-repairs',
  'roof-replacement',
  'storm-damage',
  'emergency-service',
] as const

export interface Subject {
  readonly title?: string
  readonly text: string
  readonly slug?: string
  readonly picture?: DrawingName | undefined
}

/** Cards nearer than this are neighbours in some layout: beside, above or below each other. */
export const neighbourhood = 6

/** A drawing for each card: the one named, or of its service, or as its words ask and no neighbour has. */
export function chooseDrawings(subjects: readonly Subject[]): DrawingName[] {
  const chosen: DrawingName[] = []
  for (const subject of subjects) chosen.push(choose(subject, chosen.slice(-neighbourhood)))
  return chosen
}

export function withDrawings<Item>(
  items: readonly Item[],
  toSubject: (item: Item) => Subject,
): (Item & { readonly drawing: DrawingName })[] {
  const drawings = chooseDrawings(items.map(toSubject))
  return items.map((item, index) => ({ ...item, drawing: drawings[index] ?? plain }))
}

/** The most fitting drawing that is not taken; of those that fit alike, the first. */
function choose(subject: Subject, taken: readonly DrawingName[]): DrawingName {
  const { title = '', text, slug, picture } = subject
  if (picture) return picture
  const scene = sceneNames.find((name) => name === slug && !taken.includes(name))
  if (scene) return scene
  const scores = detailNames
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, score: 3 * count(title, name) + count(text, name) }))
  return scores.toSorted((a, b) => b.score - a.score)[0]?.name ?? plain
}

export const detailNames = Object.keys(detailWords).filter(
  (name): name is DetailName => name in detailWords,
)

const count = (text: string, name: DetailName) => text.match(detailWords[name])?.length ?? 0
