/** A drawing of the shared file, and the words of a text that ask for it. */
export const detailWords = {
  // The first of these stand where no word decides.
  ladder:
    /\b(inspection|assessment|slopes? walked|look at|staging|ladders?|footing|steep|hillside|estimates?|advocacy|adjuster)\b/i,
  shingles: /\b(shingles? roofs?|asphalt|shingled?|courses)\b/i,
  tarp: /\b(tarps?|tarping|temporary|cover(ed)? first|sealed openings)\b/i,
  leak: /\b(leaks?|leak tracing|drips?|wet|ceilings?|stains?|water runs)\b/i,
  flashing: /\b(flashing|chimneys?|vents? and|boots?|apron|skylights?|gutter, a loose)\b/i,
  missing: /\b(missing|bare patches|tabs?|lost|stripped?|lift(s|ed)?)\b/i,
  valley: /\b(valleys?|two slopes|gambrels?)\b/i,
  snow: /\b(snow|ice|icicles?|winters?|blizzards?|freez\w+|dams?)\b/i,
  slate: /\b(slates?|mansards?|cedar|queen anne|victorian|copper)\b/i,
  porch: /\b(porch(es)?|low slopes?|additions?|bungalows?|cottages?)\b/i,
  eave: /\b(gutters?|soffits?|eaves?)\b/i,
  ridge: /\b(ventilation|ridge vent|attics?|exhaust)\b/i,
  membrane: /\b(membranes?|seams?|single-ply|flat roofs?|rubber)\b/i,
  drain: /\b(drains?|parapets?|scuppers?|ponding|storefronts?|block fronts?)\b/i,
  coating: /\b(coatings?|blisters?)\b/i,
  papers:
    /\b(warranty|papers|written|claims?|insur\w+|maintenance|commission|permits?|certificate)\b/i,
  photographs: /\b(photographs?|documentation|documents?|completion)\b/i,
  tearoff: /\b(tear-off|old layers?|layers|stripped to)\b/i,
  deck: /\b(decks?|decking|boards?|nails|plywood)\b/i,
  van: /\b(fast|rapid|response|truck|set out|minutes)\b/i,
  night: /\b(24\/7|night|nights|availability|around the clock|someone to call)\b/i,
  calendar: /\b(scheduling|priority|hours|date|year|19[456789]\d)\b/i,
  gust: /\b(winds?|gusts?|tornado\w*|microbursts?|hurricanes?|irene|sandy|isaias|storms?)\b/i,
  limb: /\b(trees?|limbs?|maples?|oaks?|branches|woods?|wooded|leaves|moss|shade|hail)\b/i,
  shore: /\b(salt|shore\w*|coast\w*|sound|harbor|beach\w*|tide|spray|waterfront)\b/i,
  historic: /\b(historic|district|commission|oldest|colonial|saltbox\w*|16\d\d|17\d\d)\b/i,
  dense:
    /\b(triple-deckers?|close|narrow|multi-family|two-family|row|blocks?|dense|lots|neighbors)\b/i,
  river: /\b(rivers?|mills?|factor(y|ies)|brook|flood\w*|valley towns?|brass|brownstone)\b/i,
  samples: /\b(materials?|samples?|choose|colors?)\b/i,
  rafters:
    /\b(old(er)? (frames?|houses?|decks?)|frames?|framing|rafters|gapped|decades|housing|housing stock|built before)\b/i,
} as const satisfies Record<string, RegExp>

export type DetailName = keyof typeof detailWords

// The object above has these keys and no others.
export const detailNames = Object.keys(detailWords) as readonly DetailName[]

/** The scenes of the services, by the address of the service. */
export const sceneNames = [
  'residential-roofing',
  'commercial-roofing',
  'roof-repairs',
  'roof-replacement',
  'storm-damage',
  'emergency-service',
] as const

export type SceneName = (typeof sceneNames)[number]

/** Larger drawings that stand once on a page. */
export type PlateName = 'eave-section' | 'front-door'

export type DrawingName = DetailName | SceneName | PlateName
