// What the generator writes and the site reads. Copied as it is to
// generated/types.ts, so this file imports only its neighbour `paths`.

import type { AliasPath, RoutePath } from './paths'

/** An address inside the site that a link may name; the last is the form on Contact. */
export type InternalPath = RoutePath | AliasPath | `/${string}#write`

/** The part of Home that tells of a house: `house-cape`. */
export type HouseId = `house-${string}`

/** Where a link leads: inside the site, or to a page of another one. */
export type LinkTarget = InternalPath | `https://${string}`

/** A link whose text makes sense alone. */
export interface Link {
  readonly text: string
  readonly to: LinkTarget
}

/** A heading with a paragraph. */
export interface TextItem {
  readonly title: string
  readonly description: string
}

/** The drawing of a house, as it stands in these towns. */
export type House =
  | 'cape'
  | 'colonial'
  | 'saltbox'
  | 'victorian'
  | 'triple-decker'
  | 'ranch'
  | 'bungalow'
  | 'foursquare'
  | 'split-level'
  | 'stucco'
  | 'mill'
  | 'commercial'

/** A house in the street of a town: those of the pages, and two that only some towns have. */
export type StreetHouse = House | 'gambrel' | 'queen-anne'

/** What the ground of a street looks like where it is cut through. */
export type TownGround = 'green' | 'hill' | 'shore' | 'river' | 'mill-race' | 'ridge'

/** What a town is known by from afar. */
export type Landmark =
  | 'steeple'
  | 'town-hall'
  | 'barn'
  | 'stack'
  | 'quarry'
  | 'lighthouse'
  | 'pier'
  | 'boat'
  | 'islands'
  | 'bridge'
  | 'traprock'
  | 'castle'
  | 'giant'

export type TreeKind = 'elm' | 'oak' | 'maple' | 'fir' | 'bare'

export type TownSky = 'clear' | 'cloud' | 'evening' | 'gulls'

export type Siding =
  | 'white'
  | 'cream'
  | 'ochre'
  | 'sage'
  | 'verdigris'
  | 'cedar'
  | 'bark'
  | 'blue'
  | 'red'
  | 'brick'
  | 'brownstone'

export type RoofColor = 'slate' | 'charcoal' | 'brown' | 'weathered' | 'green' | 'terracotta'

/** A part of a roof that a line can point to. */
export type RoofPart =
  | 'ridge'
  | 'eave'
  | 'gutter'
  | 'chimney'
  | 'flashing'
  | 'valley'
  | 'dormer'
  | 'shingles'
  | 'tile'
  | 'rake'
  | 'mansard'
  | 'flat-roof'
  | 'parapet'
  | 'porch'
  | 'turret'
  | 'break'

/** A house of the street at the top of Home, with what stands below a roofer's: "Cape, 12/12". */
export interface NamedHouse {
  readonly type: StreetHouse
  readonly siding: Siding
  /** `null` where it goes with the walls. */
  readonly roof: RoofColor | null
  readonly label: string | null
}

export interface TownHouse {
  readonly type: StreetHouse
  readonly siding: Siding
  readonly roof: RoofColor
  /** Whether it stands on piles, as houses do that the sea has reached. */
  readonly raised: boolean
}

/** The street of a town: what stands in it. Where it stands, the drawing decides. */
export interface TownScene {
  readonly ground: TownGround
  readonly sky: TownSky
  /** The first stands in front. */
  readonly houses: readonly TownHouse[]
  readonly landmark: Landmark | null
  readonly trees: readonly TreeKind[]
  /** Made of the town's name: two streets of the same parts are not the same street. */
  readonly seed: number
  /** What stands under the first house: "Cape, 12/12"; `null` where nothing does. */
  readonly label: string | null
  /** What is said of a part of its roof, or `null`. */
  readonly callout: { readonly part: RoofPart; readonly text: string } | null
  /** What Home tells of such a house, by its name; absent where it tells nothing. */
  readonly link?: { readonly text: string; readonly to: `/#${HouseId}` }
}

/** A small drawing of a part of a roof, of damage or of work. */
export type DetailName =
  | 'ladder'
  | 'shingles'
  | 'tarp'
  | 'leak'
  | 'flashing'
  | 'missing'
  | 'valley'
  | 'snow'
  | 'slate'
  | 'mansard'
  | 'porch'
  | 'eave'
  | 'ridge'
  | 'membrane'
  | 'drain'
  | 'downspout'
  | 'coating'
  | 'papers'
  | 'photographs'
  | 'tearoff'
  | 'deck'
  | 'van'
  | 'night'
  | 'calendar'
  | 'gust'
  | 'limb'
  | 'shore'
  | 'historic'
  | 'dense'
  | 'river'
  | 'samples'
  | 'rafters'
  | 'raised'
  | 'hillside'
  | 'barn'

/** A large drawing: a house and the work that is done on it. */
export type SceneName =
  | 'residential-roofing'
  | 'commercial-roofing'
  | 'roof-repairs'
  | 'roof-replacement'
  | 'storm-damage'
  | 'emergency-service'
  | 'gutters'
  | 'gutter-run'
  | 'gutter-repair'
  | 'gutter-cleaning'
  | 'downspout-drain'
  | 'siding'
  | 'house-siding'
  | 'siding-repair'
  | 'siding-wash'
  | 'trim-and-soffits'
  | 'windows'
  | 'window-fitting'
  | 'window-sash'
  | 'storm-windows'
  | 'house-door'
  | 'solar'
  | 'panel-delivery'
  | 'home-battery'
  | 'solar-cells'
  | 'panel-removal'
  | 'skylights'
  | 'insulation'
  | 'painting'
  | 'house-painting'
  | 'interior-painting'
  | 'cabinet-painting'
  | 'deck-staining'
  | 'landscaping'
  | 'dry-landscaping'
  | 'sod'
  | 'ground-cover'
  | 'planting'
  | 'dry-planting'
  | 'patio'
  | 'dry-patio'
  | 'yard-drain'
  | 'dry-yard-drain'
  | 'masonry'
  | 'chimney-top'
  | 'brickwork'
  | 'stone-steps'
  | 'fireplace'
  | 'plumbing'
  | 'ceiling-leak'
  | 'sink-drain'
  | 'water-heater'
  | 'bath'
  | 'heating'
  | 'boiler'
  | 'air-conditioner'
  | 'furnace'
  | 'ducts'
  | 'electrical'
  | 'breakers'
  | 'electrical-repair'
  | 'wiring'
  | 'lighting'
  | 'septic'
  | 'septic-riser'
  | 'pump-truck'
  | 'drain-field'
  | 'sewer-line'
  | 'framing'
  | 'addition'
  | 'kitchen-and-bath'
  | 'deck-building'
  | 'plain'
  | 'porch-repair'

/** A drawing that the data may name. */
export type PictureName = DetailName | SceneName

/** A drawing of the file that all pages share. */
export type DrawingName =
  PictureName | PlateDrawing | `house-${House}` | 'front-door' | 'roofs-by-night'

/** A drawing of a roof or house cut open: all of it, or a layer that lies over another. */
export type PlateDrawing =
  | 'eave-frame'
  | 'eave-deck'
  | 'eave-drip-edge'
  | 'eave-membrane'
  | 'eave-underlayment'
  | 'eave-shingles'
  | 'eave-section'
  | 'leak-house'

/** What a roof is made of at the eave. */
export type LayerPart = 'shingles' | 'underlayment' | 'membrane' | 'drip-edge' | 'deck' | 'vent'

/** What water passes on its way through a house. */
export type LeakStop = 'stain' | 'insulation' | 'rafter' | 'boards' | 'flashing'

/** A picture file of the site with its size in pixels; `alt` is empty when it is decoration. */
export interface Picture {
  readonly src: `/${string}`
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A picture with smaller copies; `sources` is empty where there are none. */
export interface Photo extends Picture {
  /** The point that stays in view where it is cropped, from the left and the top: `40% 20%`. */
  readonly focus?: string
  readonly sources: readonly PhotoSource[]
}

/** Copies of a photo in one format, the best format first: `/a-480.avif 480w, /a.avif 1440w`. */
export interface PhotoSource {
  readonly type: 'image/avif' | 'image/jpeg' | 'image/png' | 'image/webp'
  readonly srcSet: string
}

/** What a page's `<head>` says. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute; `null` where the page has no address of its own (not found). */
  readonly canonical: string | null
  /** The Open Graph picture; `src` is absolute. `null` where the data names none. */
  readonly image: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly alt: string
  } | null
}

// ---------------------------------------------------------------- business

/** A number to be proud of: `{ value: "300+", label: "roofs a year" }`. */
export interface Stat {
  readonly value: string
  readonly label: string
}

export interface Address {
  /** House number and street, or `null` where the data keeps it to itself. */
  readonly street: string | null
  readonly locality: string
  readonly region: string
  readonly regionCode: string
  readonly postalCode: string
  readonly country: string
}

export interface Rating {
  readonly value: number
  readonly best: number
  readonly count: number
  /** Who collected it, or `null`. */
  readonly source: string | null
  /** The day of counting as people read it, "October 31, 2026", or `null`. */
  readonly counted: string | null
}

/** A registration or license. */
export interface Registration {
  /** What it is, behind the name that it is given to where the data has one. */
  readonly label: string
  readonly number: string
  /** The page on which anyone can look the number up, or `null`. */
  readonly lookup: string | null
}

/** A row of the hours table: `{ days: "Monday to Friday", hours: "7:00 AM to 6:00 PM" }`. */
export interface HoursRow {
  readonly days: string
  readonly hours: string
}

/** From when until when, in minutes of the day, and what is said; past 1440 it goes on at night. */
export type OfficeSpan = readonly [from: number, to: number, words: string]

/** What the first script says of the office: by the clock of its IANA zone, from Sunday on, and on other days. */
export type OfficeTimes = readonly [
  timeZone: string,
  week: readonly OfficeDay[],
  others: readonly DayRange[],
]

/** Days that are the same, from the first to the last, as `Date.UTC`. */
export type DayRange = readonly [from: number, to: number, day: OfficeDay]

/** The hours of a day, and what is said at its other times. */
export type OfficeDay = readonly [spans: readonly OfficeSpan[], closed: string]

/** A link to somebody else's page. */
export interface WebLink {
  readonly text: string
  readonly url: string
}

/** A profile elsewhere; `url` is `#` while it is a placeholder. */
export interface SocialLink {
  readonly name: string
  readonly url: string
}

export interface Phone {
  /** E.164: `+19375550142`. */
  readonly e164: string
  /** As people read it: `937-555-0142`. */
  readonly text: string
}

/** "Office in", "Our office", "our office": the last stands behind "from". */
export interface OfficeWords {
  readonly in: string
  readonly ours: string
}

export interface Business {
  readonly name: string
  readonly phone: Phone
  /** Whether the phone takes text messages. */
  readonly sms: boolean
  readonly email: string
  /** The site's origin, without a trailing slash. */
  readonly url: string
  readonly address: Address
  readonly officeWords: OfficeWords
  readonly hours: readonly HoursRow[]
  /** Days with other hours or none, in their order. */
  readonly closedDays: readonly HoursRow[]
  /** The row of `hours` that says when emergencies are answered; `null` where none is. */
  readonly emergency: HoursRow | null
  /** `null` until the firm has confirmed its hours: nothing is said then. */
  readonly officeTimes: OfficeTimes | null
  readonly registrations: readonly Registration[]
  /** What the law of its state asks a firm without one to say, in a sentence. */
  readonly unregistered?: string
  /** The company that insures the firm, or `null`. */
  readonly insurer: string | null
  readonly rating: Rating | null
  /** Where customers read and write reviews, or `null`. */
  readonly reviewLink: WebLink | null
  readonly social: readonly SocialLink[]
  readonly logo: Logo | null
  readonly copyrightYear: number
}

/** `saysName`: it has the firm's name in it, so that it stands alone. */
export interface Logo extends Photo {
  readonly saysName: boolean
}

// ------------------------------------------------------- what all pages share

export interface FooterColumn {
  readonly title: string
  readonly links: readonly Link[]
}

export interface Redirect {
  readonly from: AliasPath
  readonly to: RoutePath
}

/** How pressing a service is: `emergency` shows it in the emergency colours. */
export type ServiceTone = 'standard' | 'urgent' | 'emergency'

/** What can show a service on a card: where its row has no room for a photo, its drawing. */
export interface ServiceLook {
  readonly drawing: PictureName | null
  readonly photo: Photo | null
}

/** A card of the services grid. */
export interface ServiceCard extends ServiceLook {
  readonly slug: string
  readonly name: string
  readonly tone: ServiceTone
  readonly summary: string
  readonly features: readonly string[]
  readonly link: Link
}

/** The parts of the city page that are the same for every town. */
export interface AreaTemplate {
  readonly features: readonly TextItem[]
  /** Without a description where the data has none for these pages. */
  readonly services: readonly AreaService[]
  /** The services that are not among them. */
  readonly moreServices: readonly Link[]
  readonly allAreas: Link
  readonly callTitle: string
  readonly callText: string
}

/** A service in a list of names. */
export interface AreaService {
  readonly description: string | null
  readonly link: Link
  /** Of its card; without it a card has none. */
  readonly drawing?: PictureName | null
}

/** Typefaces of headings and text that the engine has, a name for each pair. */
export type TypePair = 'besley' | 'archivo' | 'barlow'

/** The families of those pairs: of each pair that of headings, then that of text. */
export type Typeface =
  'Besley' | 'Public Sans' | 'Archivo Bold' | 'Archivo' | 'Barlow Condensed' | 'Figtree'

/** How the site looks, where the data says so. */
export interface Look {
  /** Token values by name without `--color-`, of both schemes, where the data names colours. */
  readonly colors?: {
    readonly light: Readonly<Record<string, string>>
    readonly dark: Readonly<Record<string, string>>
  }
  /** `always` where the ground is dark by itself. */
  readonly dark: 'auto' | 'off' | 'always'
  readonly type: TypePair
  readonly corners: 'square' | 'soft' | 'round'
  readonly layout: 'plain' | 'blocks' | 'lines' | 'cards'
  readonly drawings: 'line' | 'photos' | 'none'
  readonly houses: readonly StreetHouse[]
}

/** A mark that is drawn: path data of what is in the color of text, of gaps in it, and of a line in the accent. */
export interface DrawnMark {
  readonly kind: 'drawn'
  readonly solid: string
  readonly gaps: string
  readonly line: string
}

/** The mark of the firm: a drawn one, a square picture of its own, or its initials. */
export type Mark =
  | DrawnMark
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'initials'; readonly letters: string }

/** The frame around every page, and what the frame needs when things go wrong. */
/** A link of the menu, with the pages below its own that the menu of small screens lists. */
export interface MenuLink extends Link {
  readonly below: readonly Link[]
}

/** What visitors should know for some days. */
export interface Notice {
  readonly id: `notice-${string}`
  /** From when until when, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly link: Link | null
  /** The pages that show it; `null` for all. */
  readonly paths: readonly RoutePath[] | null
  /** Whether it was shown when the site was built. */
  readonly isShown?: boolean
}

export interface Site {
  readonly business: Business
  readonly mark: Mark
  readonly navigation: readonly MenuLink[]
  readonly quote: Link
  /** Absent where the data has none. */
  readonly notices?: readonly Notice[]
  readonly footer: readonly FooterColumn[]
  /** The firm in a sentence or two. */
  readonly description: string
  /** A file of the site, not a page: a plain link. */
  readonly sitemap: { readonly text: string; readonly href: '/sitemap.xml' }
  /** The redirects that the menu or the footer links to; all of them stand in `redirects`. */
  readonly linkedRedirects: readonly Redirect[]
  readonly areaTemplate: AreaTemplate
  /** Where the site says how to check it: a part of a page, a plain link; `null` without one. */
  readonly ledger: { readonly text: string; readonly href: '/about#ledger' } | null
  /** What the firm says of itself in the strip below the top of Home and of towns. */
  readonly strip: readonly { readonly text: string; readonly label: string | null }[]
  /** `null` where the state has no outlines; then no page has a map. */
  readonly outlines: MapOutlines | null
  /** The houses of Home and of shared pictures, and those in words; `null` where none are drawn. */
  readonly street: { readonly houses: readonly NamedHouse[]; readonly alt: string } | null
  /** What the trade and the state bring with them; `null` where nothing is drawn. */
  readonly scenery: Scenery | null
  readonly notFound: NotFoundPage
  /** Absent where the data says nothing of it. */
  readonly look?: Look
}

/** What is drawn because of the firm's first trade and its state. */
export interface Scenery {
  /** At the end of pages: the front door of roofers where such doors are common, or the drawing of the trade. */
  readonly closing: { readonly drawing: SceneName | 'front-door' }
  /** Of roofers alone: roofs by night, roofers in the street, the band of shingles. */
  readonly roofs: { readonly drawing: 'roofs-by-night' } | null
  /** Steeple and mill, of roofers where those stand. */
  readonly hasSkyline: boolean
}

/** The drawing of a service at the end of a page in place of that of all pages; `null` for none. */
export type PageClosing = { readonly drawing: PictureName } | null

// -------------------------------------------------------------------- maps

/** A name on a map. Its line has its start, middle or end at `x`; `y` is its baseline. */
export interface MapName {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Of a name in two lines: the length of the first; a space follows. */
  readonly breakAt?: number
  /** Whether the firm is in this town. */
  readonly isHome?: true
  /** Of a name along a river: its transform, around `x` and `y`. */
  readonly turn?: `rotate(${string})`
}

/** A town's name on a map; a link, with the path of its area: its outline where that is known. */
export interface MapLabel extends MapName {
  readonly link: {
    readonly to: RoutePath
    readonly d: string
  } | null
}

/** Where we work, drawn. All numbers are units of a sheet of `width` by `height`. */
export interface ServiceMap {
  readonly width: number
  readonly height: number
  /** What the map shows, in words. */
  readonly alt: string
  /** The part of the outlines that lies below, as view boxes: in colours, and as lines alone. */
  readonly views: { readonly coloured: string; readonly lines: string }
  /** Whether towns are shapes; where their outlines are not known they are dots. */
  readonly isShaped: boolean
  /** What is shown besides the page's own town: `others` is land of another color, in counties without any. */
  readonly kinds: readonly (TownKind | 'county' | 'others')[]
  readonly dots: readonly MapDots[]
  /** Circles around the office, where nothing else says how far a town is; `text` says what they are. */
  readonly rings: { readonly text: string; readonly radii: readonly number[] } | null
  /** Lines from towns to labels. */
  readonly leaders: string
  /** The office, where it is on the sheet. */
  readonly office: { readonly x: number; readonly y: number } | null
  /** The page's own town; of a county the outline alone, unless its land has another color as it is. */
  readonly own: {
    readonly x: number
    readonly y: number
    /** The path of its outline, where that is known. */
    readonly outline: string | null
    readonly label: MapName | null
  } | null
  /** The name of the page's own county. */
  readonly county: string | null
  readonly labels: readonly MapLabel[]
  /** The names that a small screen has room for, lines from towns to them, and their size. */
  readonly large: readonly MapName[]
  readonly largeLeaders: string
  readonly largeSize: number
  readonly rivers: readonly MapName[]
  readonly waters: readonly MapName[]
  readonly countyNames: readonly MapName[]
  /** A length: `x` and `y` are its left end. */
  readonly scaleBar: {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly width: number
  } | null
}

/** With a page, served without one, beside; `served` where no town has a page. */
export type TownKind = 'page' | 'plain' | 'near' | 'served'

/** Towns drawn alike, as a path of points. */
export interface MapDots {
  /** Their classes: on screens without a name beside them small, or none where the page does not list them. */
  readonly look: `${TownKind} wide-${DotSize} phones-${DotSize}`
  readonly d: string
}

export type DotSize = 'full' | 'small' | 'none'

/** A map without what only wide screens show. */
export type SmallMap = Omit<
  ServiceMap,
  'labels' | 'leaders' | 'waters' | 'rivers' | 'countyNames' | 'scaleBar'
>

/** The outlines that all maps share: a picture of the land, and who it comes from. */
export interface MapOutlines {
  readonly href: `/assets/${string}.svg`
  readonly credit: string
  /** What is said for a town where some are cities or villages. */
  readonly place: 'Town' | 'Place'
}

// ------------------------------------------------------------------- proof

/** The part of a house that was worked on, hatched on its elevation. */
export type WorkedPart =
  | 'roof'
  | 'flat-roof'
  | 'chimney'
  | 'valley'
  | 'ridge'
  | 'eave'
  | 'flashing'
  | 'gutter'
  | 'dormer'
  | 'porch'

export type JobStage = 'before' | 'during' | 'after'

export interface JobPhoto extends Photo {
  readonly stage: JobStage
}

/** A finished job in a list. */
export interface JobCard {
  readonly path: RoutePath
  readonly title: string
  readonly town: string
  /** "September 2026" */
  readonly month: string
  readonly house: House | null
  /** The photo after the work, else the first; `null` where there is none. */
  readonly photo: JobPhoto | null
}

/** What a customer wrote, with where it can be read. */
export interface Review {
  readonly quote: string
  readonly by: string
  /** "Google", "Facebook", "Better Business Bureau" or "Letter". */
  readonly on: string
  /** A letter has none. */
  readonly url: string | null
  /** For programs, and as people read it: "August 14, 2026". */
  readonly date: string
  readonly day: string
  /** Stars from 1 to 5, or `null`. */
  readonly rating: number | null
  /** What ties the writer to the firm, or `null`; shown beside the quote wherever it stands. */
  readonly disclosure: string | null
  readonly job: Link | null
}

export interface Person {
  readonly name: string
  readonly trade: string
  /** The year in which the person joined the firm. */
  readonly since: number
  readonly languages: readonly string[]
  readonly answersPhone: boolean
  readonly photo: Photo | null
}

/** What the site says, and how a reader can check it; `link` leads to where. */
export interface LedgerRow {
  readonly says: string
  readonly check: string
  readonly link: { readonly text: string; readonly href: string } | null
}

export interface Ledger {
  readonly title: string
  readonly lead: string
  readonly rows: readonly LedgerRow[]
  /** Who lends the money and on what terms, or `null`. */
  readonly financing: string | null
  readonly badges: readonly Badge[]
}

/** What others say of the firm, and the page that proves it. */
export interface Badge {
  readonly name: string
  readonly url: string
  readonly picture: Photo | null
}

/** A warranty; `by` is the firm itself or a maker. */
export interface Warranty {
  readonly by: string
  readonly covers: string
  readonly years: number
  readonly paper: string
}

export interface Payment {
  readonly deposit: string
  /** The lender with its terms, or that there is none; `null` where the data does not say. */
  readonly financing: string | null
}

export interface Question {
  readonly question: string
  readonly answer: string
}

export interface Material {
  readonly name: string
  readonly description: string
}

export interface Price {
  /** As people read it: "$9,000 to $22,000", or one sum. */
  readonly range: string
  readonly unit: string
  /** "October 2026" */
  readonly asOf: string
  readonly changes: readonly string[]
}

/** The closing words of a page above the phone number. */
export interface Call {
  readonly title: string
  readonly text: string
}

// ------------------------------------------------------------------- pages

interface PageBase<Kind extends string, Path extends string = RoutePath> {
  readonly kind: Kind
  readonly path: Path
  readonly head: Head
  /** The way from Home to the page itself; empty on Home and where there is no page. */
  readonly breadcrumb: readonly Link[]
  /** What the page shows of the firm's registrations, where that is not all: those of its town's state. */
  readonly registrations?: readonly Registration[]
  /** schema.org data, each ready for a JSON-LD block of its own; the breadcrumb's is made of it. */
  readonly structuredData: readonly unknown[]
  readonly heading: string
}

/** A town in a list: a link where it has a page, plain text where not. */
export interface Town {
  readonly name: string
  readonly path: RoutePath | null
  /** Whether the firm is there; lists and maps tell it apart. */
  readonly isHome?: true
}

export interface CountySummary {
  readonly name: string
  /** Its page, or `null` where nothing is told of it. */
  readonly path: RoutePath | null
  readonly summary: string | null
}

/** A county with the towns that a page has room for. */
export interface CountyExcerpt extends CountySummary {
  readonly towns: readonly Town[]
  /** Where the others stand; `null` where none is left out. */
  readonly all: Link | null
}

export interface WhyChooseUs {
  readonly title: string
  readonly lead: string
  readonly reasons: readonly Reason[]
  /**
   * Where more is said of each, a page or the ledger; only where nothing else is said of any here. `null` where they
   * stand right above the ledger.
   */
  readonly more?: { readonly text: string; readonly to: RoutePath | '#ledger' } | null
}

export interface Reason {
  readonly title: string
  /** `null` where the page has said more of it above. */
  readonly description: string | null
  /** The firm's own answer, where the title is a question. */
  readonly answer?: string
}

export interface HomePage extends PageBase<'home'> {
  /** That of the trade, where neither a street nor a photo is. */
  readonly drawing?: SceneName
  /** What the firm does and where, above the heading; only if nothing else at the top names the town. */
  readonly tagline?: string
  readonly lead: string
  readonly photo: Photo | null
  readonly estimate: Link
  readonly bullets: readonly string[]
  readonly services: {
    readonly title: string
    readonly lead: string
    readonly cards: readonly ServiceCard[]
  }
  readonly areas: {
    readonly title: string
    readonly lead: string
    readonly stats: readonly Stat[]
    /** With a summary or, without one, with some towns. */
    readonly counties: readonly CountyExcerpt[]
    /** Whether each of their towns has a row of its own. */
    readonly isInRows: boolean
    /** Towns with a page that no county lists. */
    readonly towns: readonly Town[]
    readonly all: Link
    readonly map: ServiceMap | null
  }
  readonly why: WhyChooseUs
  readonly call: Call
  /** What owners see of a roof that fails, as Services has it. */
  readonly signs: Signs | null
  /** Services precede the signs. */
  readonly isByChoice?: true
  /** The newest three, and what stands above them. */
  readonly jobs: readonly JobCard[]
  readonly jobsTitle: string
  /** The newest, or `null`. */
  readonly review: Review | null
  /** Absent where the data has none. */
  readonly houses?: {
    readonly title: string
    /** Whether all of them stand in the street: then it is what visitors of wide screens choose from. */
    readonly isOfStreet: boolean
    readonly lead: string | null
    readonly list: readonly HouseChoice[]
  }
}

/** A house of Home to choose from, or a room or a garden, and what is known of it. */
export interface HouseChoice {
  readonly id: HouseId
  readonly name: string
  /** Which house of Home's street it is, or its own drawing; neither where nothing is drawn. */
  readonly street: StreetHouse | null
  readonly drawing: DrawingName | null
  readonly summary: string
  readonly facts: readonly Fact[]
  /** "12 to 16" squares. */
  readonly sizes: { readonly unit: string; readonly ranges: readonly Fact[] } | null
  /** "1 to 3 days" */
  readonly days: string | null
  /** Where sizes and days come from; `url` where that is a page. */
  readonly sources: readonly { readonly text: string; readonly url: string | null }[]
  /** That of the service; where it has none, the steps of its work, unless nothing says how long they take. */
  readonly price: Price | null
  readonly steps: readonly string[]
  readonly service: Link | null
  /** The service for what goes wrong, where that is another one. */
  readonly repair: Link | null
  /** The form, its message begun with the name; `null` where the site has none. */
  readonly write: Link | null
  /** With the part that the drawing numbers; `null` where none is said, or the house is not of the street. */
  readonly wrong: readonly { readonly text: string; readonly part: RoofPart | null }[]
  /** The last one that is finished, with what its customer wrote. */
  readonly job: (JobCard & { readonly review: Review | null }) | null
}

/** What an owner sees of a roof that fails, and the work that it takes. */
export interface Signs {
  readonly title: string
  readonly items: readonly {
    readonly title: string
    /** What it may mean; Home does not say it. */
    readonly description?: string
    readonly link: Link
    /** Whether it leads to a service in the tone of emergencies. */
    readonly isUrgent: boolean
  }[]
}

export interface ServicesPage extends PageBase<'services'> {
  readonly lead: string
  /** What is drawn beside the heading, or `null`. */
  readonly house: House | null
  readonly cards: readonly ServiceCard[]
  readonly signs: Signs | null
  readonly call: Call | null
}

export interface ServiceAreasPage extends PageBase<'service-areas'> {
  readonly lead: string
  readonly house: House | null
  /** Another house of the region beside it, where the work of the firm is not on roofs. */
  readonly neighbor?: House
  readonly map: ServiceMap | null
  readonly counties: readonly CountyExcerpt[]
  /** Whether the towns are few, with no more said about them: then each has a row, beside another or alone. */
  readonly isShort: false | 'in-columns' | 'in-a-column'
  readonly call: Call | null
  /** A map of each county, or `null`, in the order of the counties. */
  readonly countyMaps: readonly (SmallMap | null)[]
  readonly closing?: PageClosing
}

export interface AboutPage extends PageBase<'about'> {
  readonly lead: string
  readonly house: House | null
  /** The drawing of a service, where neither a house nor a photo is. */
  readonly work?: PictureName
  readonly story: readonly string[]
  /** How a job goes. */
  readonly process?: { readonly title: string; readonly steps: readonly TextItem[] }
  readonly photo: Photo | null
  readonly stats: readonly Stat[]
  /** Beside the story of a firm without numbers: what it does. */
  readonly services: { readonly title: string; readonly links: readonly Link[] } | null
  readonly why: WhyChooseUs
  readonly people: readonly Person[]
  /** `null` where the data has no words for it. */
  readonly ledger: Ledger | null
  /** What stands in every contract; `null` where the data does not say. */
  readonly contract: { readonly title: string; readonly items: readonly TextItem[] } | null
  /** The newest three. */
  readonly reviews: readonly Review[]
  readonly call: Call | null
  readonly closing?: PageClosing
}

/** What a form asks. */
export type Ask = 'name' | 'phone' | 'email' | 'town' | 'service' | 'when' | 'words'

export interface FormField {
  readonly ask: Ask
  /** The name under which the answer is sent. */
  readonly name: string
  readonly isRequired: boolean
  /** Towns to choose from or to write another, services to choose from; empty for the others. */
  readonly options: readonly string[]
}

/** The form on Contact: where it posts to, and what is posted. */
export interface ContactForm {
  readonly heading: string
  readonly lead: string
  readonly action: string
  /** Attributes by which the receiver recognizes the form. */
  readonly attributes: Readonly<Record<string, string>>
  readonly hidden: Readonly<Record<string, string>>
  /** A field that people do not see, or `null`. */
  readonly honeypot: { readonly name: string; readonly type: 'text' | 'checkbox' } | null
  readonly fields: readonly FormField[]
  /** The words of a box by which people agree to text messages, and where to read more; `null` without one. */
  readonly consent: { readonly text: string; readonly links: readonly Link[] } | null
  /** Whether links of other pages begin the message. */
  readonly hasSubjects: boolean
}

export interface ContactPage extends PageBase<'contact'> {
  readonly lead: string
  readonly house: House | null
  /** The drawing of a service, where neither a house nor a photo is. */
  readonly work?: PictureName
  /** Absent where the data has none. */
  readonly form?: ContactForm
  /** What happens after the call, or `null`. */
  readonly after: { readonly title: string; readonly steps: readonly TextItem[] } | null
  /** Who answers the phone. */
  readonly answering: readonly Person[]
  readonly call: Call | null
  readonly closing?: PageClosing
  readonly cards: {
    readonly phone: TextItem
    readonly office: TextItem | null
    readonly email: TextItem
    readonly hours: TextItem
  }
  readonly served: {
    readonly title: string
    /** Whether the towns are so few, and the cards, too, that they stand side by side. */
    readonly isShort: boolean
    /** Of each county, and last of towns that belong to no county list here, if any. */
    readonly lists: readonly { readonly name: string; readonly towns: readonly Town[] }[]
  }
}

/** What another page tells more about, where the data says which. */
export interface LinkedItem extends TextItem {
  readonly drawing: PictureName | null
  readonly link: Link | null
}

/** One of a service's cards: what it is, and what the owner gets. */
export interface BenefitCard extends LinkedItem {
  readonly benefits: readonly string[]
}

/** A part of the roof: its work, its end, and what of that shows from the ground. */
export interface RoofLayer {
  readonly part: LayerPart
  readonly title: string
  readonly does: string
  readonly fails: string
  readonly seen: string
}

/** Words, words in bold, or a link. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  | { readonly to: LinkTarget; readonly words: readonly Inline[] }

/** A paragraph or a list of a text; `start` is the first number of a numbered list, or `null`. */
export type ProseBlock =
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly start: number | null
      readonly items: readonly (readonly Inline[])[]
    }

/** The parts that a page is composed of, in the order of the data. */
export type Section =
  | { readonly kind: 'cards'; readonly title: string; readonly cards: readonly BenefitCard[] }
  | { readonly kind: 'reasons'; readonly title: string; readonly items: readonly TextItem[] }
  | { readonly kind: 'process'; readonly title: string; readonly steps: readonly TextItem[] }
  | {
      readonly kind: 'layers'
      readonly title: string
      readonly lead: string
      readonly layers: readonly RoofLayer[]
    }
  | {
      readonly kind: 'leak'
      readonly title: string
      readonly lead: string
      readonly stops: readonly (TextItem & { readonly at: LeakStop })[]
    }
  | {
      readonly kind: 'insurance'
      readonly title: string
      readonly lead: string
      readonly items: readonly TextItem[]
    }
  | { readonly kind: 'emergencies'; readonly title: string; readonly items: readonly LinkedItem[] }
  | { readonly kind: 'banner'; readonly title: string; readonly text: string }
  | { readonly kind: 'call'; readonly title: string; readonly text: string }
  | { readonly kind: 'urgent-call'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'items'
      readonly title: string
      readonly items: readonly TextItem[]
      /** Where more of this is, or `null`. */
      readonly link: Link | null
    }
  | {
      readonly kind: 'text'
      readonly title: string | null
      readonly blocks: readonly ProseBlock[]
    }
  | { readonly kind: 'photo'; readonly photo: Photo; readonly caption: string | null }

export interface ServicePage extends PageBase<'service'> {
  readonly name: string
  readonly lead: string
  /** A short line above the heading, or `null`. */
  readonly tagline: string | null
  readonly tone: ServiceTone
  /** What stands before the number in the hero's call button. */
  readonly callLabel: string
  /** What shows the work where there is no photo of it. */
  readonly drawing: PictureName | null
  readonly photo: Photo | null
  readonly sections: readonly Section[]
  readonly questions: readonly Question[]
  readonly materials: readonly Material[]
  readonly price: Price | null
  readonly warranties: readonly Warranty[]
  readonly payment: Payment | null
  /** How long customers wait now, in a sentence, or `null`. */
  readonly leadTime: string | null
  /** The newest three of this service. */
  readonly jobs: readonly JobCard[]
  /** The newest about a job of this service, or `null`. */
  readonly review: Review | null
  /** The other services, only where the page is short. */
  readonly others?: readonly AreaService[]
}

/** What is hard on roofs in a place: a short title and a drawing where there is one. */
export interface LocalChallenge {
  readonly title: string | null
  readonly text: string
  readonly drawing: PictureName | null
}

/** A line of a place's sheet: "Oldest house", "A mill by the bridge, 1820". */
export interface Fact {
  readonly label: string
  readonly text: string
}

/** A place on one sheet; without lines there is none. */
export interface FactSheet {
  readonly title: string
  readonly lines: readonly Fact[]
}

/** A city or county page: one template serves both. */
export interface AreaPage extends PageBase<'area'> {
  readonly cityName: string
  readonly county: string
  /** What the firm does in this place, in one sentence, or `null`. */
  readonly lead: string | null
  readonly description: string
  /** "Serving Clear Lake and surrounding Clark County areas". */
  readonly servingLine: string
  /** The page of the county that a town is listed under; `null` on a county page itself. */
  readonly countyPath: RoutePath | null
  readonly expertsTitle: string
  readonly localChallenges: readonly LocalChallenge[]
  readonly facts: FactSheet
  readonly servicesTitle: string
  /** What the firm does in this place, or `null`. */
  readonly servicesLead: string | null
  readonly nearbyTitle: string
  readonly nearbyAreas: readonly Town[]
  /** On a county page all its towns, after the nearby areas; `null` on a city page. */
  readonly towns: { readonly title: string; readonly list: readonly Town[] } | null
  /** `null` where the data names no house. */
  readonly scene: TownScene | null
  /** The drawing of a service, where neither a street nor a photo is. */
  readonly work?: PictureName
  readonly photo: Photo | null
  /** The county, or the town and what lies around it. */
  readonly map: ServiceMap | null
  /** Whole miles from the office as the crow flies; `null` on a county page, or where nobody knows. */
  readonly milesFromOffice: number | null
  /** The town with its state, where that is not the office's: `Overland Park, Kansas`. */
  readonly townInState?: string
  /** The nearest finished job, of the town itself (0 miles) or of one close by; `null` where none is. */
  readonly job: (JobCard & { readonly miles: number }) | null
  /** The newest of the town or of that job, or `null`. */
  readonly review: Review | null
}

/** `/work`: all finished jobs, the newest first. It exists where there is one. */
export interface WorkPage extends PageBase<'work'> {
  readonly lead: string
  readonly house: House | null
  readonly jobs: readonly JobCard[]
  readonly call: Call
}

/** `/work/{slug}`: one finished job. */
export interface JobPage extends PageBase<'job'> {
  readonly town: Town
  readonly services: readonly Link[]
  /** "September 2026", and `2026-09`. */
  readonly month: string
  readonly finished: string
  /** The house that is drawn, the part of it that is marked, and how large that is: "24 squares". */
  readonly house: House | null
  readonly worked: WorkedPart | null
  readonly area: string | null
  /** What stands below the drawing: "Drawn: the type of house.", "Hatched". */
  readonly legend: { readonly drawn: string; readonly hatched: string }
  /** Figures in words: "Roof area", "24 squares (2,400 square feet)". */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly found: string
  readonly did: string
  readonly photos: readonly JobPhoto[]
  readonly reviews: readonly Review[]
  /** Other finished jobs, the nearest first. */
  readonly near: readonly JobCard[]
  readonly call: Call
}

/** A page of the firm's own, such as one on financing. */
export interface OwnPage extends PageBase<'own'> {
  readonly lead: string
  readonly sections: readonly Section[]
}

export interface NotFoundPage extends PageBase<'not-found', '/404'> {
  /** Whether a house whose roof is not there yet stands beside the words, as a roofer's site has it. */
  readonly isDrawn: boolean
  readonly text: string
  readonly home: Link
}

/** `/thanks`: what is shown when a form was sent. No other page links to it. */
export interface ThanksPage extends PageBase<'thanks'> {
  readonly text: string
  readonly home: Link
}

export type Page =
  | HomePage
  | ServicesPage
  | ServiceAreasPage
  | AboutPage
  | ContactPage
  | ServicePage
  | AreaPage
  | WorkPage
  | JobPage
  | ThanksPage
  | OwnPage
  | NotFoundPage

export type PageKind = Page['kind']

/** Loads the module of a page. */
export type LoadRoute = () => Promise<RouteModule>

/** The page type of a kind: `PageOf<'area'>` is `AreaPage`. */
export type PageOf<Kind extends PageKind> = Extract<Page, { readonly kind: Kind }>

/** The module of a page. */
export interface RouteModule {
  readonly page: Page
  /** In a build, the mark of the application and the site that the module was made for. */
  readonly app?: string
}

// ------------------------------------------- between prerendering and the site

/** The built files that a page refers to, as addresses; the styles as text. */
export interface PageAssets {
  readonly styles: string
  readonly lazyHydrate: string
  /** The script that shows notices by the clock of the visitor. */
  readonly notices: string
  /** The script that begins a message with what was chosen on another page. */
  readonly beginMessage: string
  readonly app: string
  readonly fonts: readonly string[]
  /** How the addresses of the files of the drawings below the first screen begin. */
  readonly drawings: string
  /** The file of the styles of all kinds of pages, for the application; empty in development. */
  readonly allStyles: string
  /** The address of what no first screen needs of them; empty where the page has all. */
  readonly laterStyles: string
  /** The Content-Security-Policy, where the host sends no headers. */
  readonly policy?: string | undefined
  /** In development the hash of what the page shows, which may be another when the application starts. */
  readonly content?: string
  /** The mark of the application and the site, which the modules of pages bear too; empty in development. */
  readonly buildId: string
}

/** The picture of a page for those who share it: a drawing, and the texts set on it. */
export interface OgImage {
  readonly width: number
  readonly height: number
  readonly drawing: string
  /** What the classes of the drawing stand for. */
  readonly styles: string
  readonly boxes: readonly TextBox[]
  readonly alt: string
}

/** Texts below each other; all shrink together until they fit into their box. */
export interface TextBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly align: 'left' | 'center' | 'right'
  readonly texts: readonly BoxText[]
}

export interface BoxText {
  readonly text: string
  readonly family: Typeface
  readonly weight: 600 | 700
  readonly size: number
  /** The size below which it does not shrink. */
  readonly least: number
  readonly color: string
  /** The space above it where another text stands before it, by its size. */
  readonly gap: number
}
