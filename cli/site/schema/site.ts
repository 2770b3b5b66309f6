import * as z from 'zod'
import { factNames, inBraces } from './business.ts'
import { contactForm } from './contact-form.ts'
import { townHouse } from './scene.ts'
import { daysTask, photoTask, tasks } from './tasks.ts'
import * as t from './text.ts'

const names = ['city', 'county', ...factNames]

/** A text with the placeholders `{city}` and `{county}` of a page, besides those of all texts. */
const pattern = (length?: number) =>
  t
    .form(/\S/, 'some text', length)
    .regex(new RegExp(`^([^{}]|\\{(${names.join('|')})\\})*$`), `no braces but ${inBraces(names)}`)

const claimName = () =>
  t.slug.describe('The short name of a claim in business.yaml: free-estimates.')
const claimed = z.strictObject({
  claim: claimName(),
  description: t.sentence.describe('The text below the heading: one or two sentences.'),
})
const ratedReason = z.strictObject({
  claim: claimName(),
  rating: z.literal(true).describe('`true`: the text is the rating of business.yaml.'),
})
const stats = t.optional(
  t.listOf(t.slug),
  'Claims of business.yaml that are numbers, shown large, such as customers and experience.',
)
const title = t.words.describe('The heading of this part.')
const card = () => t.textItem.describe('A card on the page: heading and text.')

const footer = z.strictObject({
  description: t.optional(
    t.sentence,
    'The firm in a sentence or two, at the foot of every page and for search engines. Leave it out and it names your services.',
  ),
  columns: t
    .listOf(
      z.strictObject({
        title: t.words.describe('The heading of the column: Services.'),
        links: t.optional(
          t.listOf(t.anyLink),
          'The links of the column, from top to bottom. Leave them out and these are your services.',
        ),
      }),
    )
    .describe('The columns of links, from left to right.'),
  sitemap: t.words.describe('The words of the link to the sitemap: Sitemap.'),
})

const ownReason = t.textItem.extend({
  answer: t.optional(
    t.sentence,
    'Your own answer, where the heading is a question to ask before hiring; the page shows it as yours.',
  ),
})

const whyChooseUs = z.strictObject({
  title,
  lead: t.sentence.describe('The text below the heading.'),
  reasons: t
    .listOf(z.union([claimed, ratedReason, ownReason]))
    .describe('The reasons: a claim with a text, a claim with the rating, or a text of its own.'),
})

const lastCall = z.strictObject({
  title,
  text: t.sentence.describe('The text above the phone number.'),
})
const call = t.optional(lastCall, 'The call to action at the end of the page, in its own words.')

/** Without a house, the top of a page is text in full width. */
const pageTop = {
  ...t.pageTop,
  house: t.optional(
    t.house,
    'The house that is drawn beside the heading, such as cape or ranch. Leave it out and none is; About and Contact may show a drawing of your work, as fits your trade.',
  ),
}

const streetHouse = townHouse.omit({ raised: true, built: true }).extend({
  name: t.optional(
    t.note,
    'What stands below it. Leave it out and it is what such houses are called, where the trade says that of houses, and nothing elsewhere.',
  ),
})

const home = z.strictObject({
  ...t.pageTop,
  pageTitle: t.optional(
    t.pageHead.pageTitle,
    'The title of the page in the browser tab and in search results: 15 to 60 characters, no two alike. Leave it out and it names your services.',
  ),
  metaDescription: t.optional(
    t.pageHead.metaDescription,
    'What search engines show below the title: 70 to 160 characters, no two alike. Leave it out and it names your services.',
  ),
  street: t.optional(
    z.array(streetHouse).min(3).max(7),
    'Three to seven houses of your towns, from left to right; low ones stand first. They are drawn at the top of Home and on shared pictures. Leave it out and those of look.yaml are; where it has none, your work is.',
  ),
  photo: t
    .optional(
      t.photo,
      'A photo, framed before the street, or beside the heading where no street is.',
    )
    .register(tasks, photoTask),
  estimate: t.anyLink.describe('The button below the text, beside the phone number.'),
  bullets: t.optional(
    t.listOf(t.slug),
    'Claims of business.yaml at the top of the page, such as free-estimates.',
  ),
  services: z
    .strictObject({ title, lead: t.sentence.describe('The text above the cards of the services.') })
    .describe('The part with the services; their cards come from services.yaml.'),
  areas: z
    .strictObject({
      title,
      lead: t.sentence.describe('The text above the counties.'),
      stats,
      all: t.link.describe('The link to all service areas.'),
    })
    .describe('The part with the counties; their cards come from counties.yaml.'),
  call: lastCall.describe('The call to action at the end of the page.'),
})

const services = z.strictObject({
  ...pageTop,
  signs: t.optional(
    z.strictObject({
      title,
      items: t
        .listOf(t.textItem.extend({ link: t.link.describe('The page of the work that it takes.') }))
        .describe('What can be seen, what it may mean, and the page that says more.'),
    }),
    'What owners see where something fails, for those who do not know the name of the work.',
  ),
  call,
})

const numberedSteps = z.strictObject({
  title,
  steps: t.listOf(t.textItem).describe('The steps in their order.'),
})

const about = z.strictObject({
  ...pageTop,
  call,
  story: t.listOf(t.paragraph).describe('The paragraphs about the firm, in their order.'),
  process: t.optional(
    numberedSteps,
    'How a job with the firm goes, step by step, below the story.',
  ),
  stats,
  photo: t
    .optional(t.croppedPicture, 'A picture, of the crew for example.')
    .register(tasks, photoTask),
})

const contact = z.strictObject({
  ...pageTop,
  after: t.optional(numberedSteps, 'What happens after the call, near the top of the page.'),
  form: t
    .optional(
      contactForm,
      'A form by which people can write to you, below the phone number. Leave it out and there is none.',
    )
    .register(tasks, { words: 'Set up the form by which people write to you' }),
  call,
  cards: z
    .strictObject({
      phone: card(),
      office: t.optional(t.textItem, 'A card with the address, where customers can come to one.'),
      email: card(),
      hours: card(),
    })
    .describe('The words of the cards; number, address and hours come from business.yaml.'),
  served: z
    .strictObject({
      title,
      others: z
        .strictObject({
          title: t.words.describe('The heading of the list: Also served.'),
          contactOnly: z
            .array(t.placeName)
            .max(200)
            .describe('Towns without a page that belong to no county list, such as Clear Lake.'),
        })
        .describe('The list of towns besides those of the counties.'),
    })
    .describe('The part with the towns that are served.'),
})

const featured = z.strictObject({
  service: t.slug.describe('The slug of a service in services.yaml: roof-repairs.'),
  description: t.sentence.describe('The text of its card on these pages: one or two sentences.'),
})

const areaPage = z.strictObject({
  servingLine: pattern(600).describe(
    'A line at the top of the page; {city} and {county} are filled in.',
  ),
  expertsTitle: pattern().describe('The heading above the features: Local experts in {city}.'),
  factsTitle: t.optional(
    pattern(),
    'The heading of the sheet of facts, of two lines or more: {city} at a glance.',
  ),
  servicesTitle: pattern().describe('The heading above the services: Our work in {city}.'),
  servicesLead: t.optional(
    pattern(600),
    'What the firm does in this place, beside that heading and for search engines; name {city} in it.',
  ),
  nearbyTitle: pattern().describe('The heading above the nearby towns: Towns near {city}.'),
  countyNearbyTitle: pattern().describe('The same on the page of a county: Places in {city}.'),
  countyBesideTitle: t.optional(
    pattern(),
    'The same where each of these towns lies outside the county; if left out: Just outside {city}.',
  ),
  townsTitle: pattern().describe("The heading above the list of a county's towns."),
  features: t
    .listOf(z.union([claimed, t.textItem]))
    .describe('The features: a claim with a text, or a text of its own.'),
  services: t.optional(
    t.listOf(featured),
    'The services that these pages show, with a text for each. Leave them out and it is the names of all.',
  ),
  allAreas: t.link.describe('The link back to all service areas.'),
  callTitle: t.words.describe('The heading of the call to action at the end.'),
  callText: t.sentence.describe('The text of the call to action at the end.'),
  newCity: t.optional(
    z.strictObject({
      pageTitle: pattern().describe('The proposed title, with {city} in it.'),
      metaDescription: pattern(600).describe('The proposed description: 70 to 160 characters.'),
    }),
    'What `roof-site add-city` proposes for a new town. Leave it out and it names your services.',
  ),
})

const ledger = z.strictObject({
  title: t.words.describe('The heading: How to check what we say.'),
  lead: t.sentence.describe('The text below the heading.'),
  contractTitle: t.words.describe('The heading above the facts about the contract.'),
})

const reason = () => t.sentence.describe('Why that is right here, for whoever reads it later.')

const auditSettings = z.strictObject({
  rules: t.optional(
    z.record(
      z.string(),
      z.strictObject({
        severity: t.optional(
          z.enum(['error', 'warning', 'notice']),
          'No longer of effect: `npx roof-site validate --fix` takes it out.',
        ),
        limits: t.optional(
          z.record(z.string(), z.number()),
          'Other numbers for the rule, by their names, such as least.',
        ),
        reason: reason(),
      }),
    ),
    'Rules of `roof-site audit` with other limits here, by their ids: links/orphan.',
  ),
  acknowledged: t.optional(
    z
      .array(
        z.strictObject({
          rule: t.words.describe('The id of the rule: links/redirect.'),
          page: t.optional(
            t.address,
            'The page that it is about. Leave it out and it is about all of them.',
          ),
          about: t.optional(
            t.words,
            'Words of the message. Leave them out and it is about all that the rule finds.',
          ),
          reason: reason(),
        }),
      )
      .max(t.mostEntries),
    'Findings of `roof-site audit` that are right as they are.',
  ),
})

const notice = z
  .strictObject({
    from: t.day().describe('The first day on which it is shown: 2026-12-20.'),
    to: t.day().describe('The last day on which it is shown: 2027-01-02.'),
    text: t.sentence.describe('What visitors should know: We are closed until January 2.'),
    link: t.optional(t.anyLink, 'A link behind the text.'),
    where: t.optional(
      z.array(t.placeName).min(1).max(t.mostEntries),
      'The pages that show it: Home, and towns or counties by their names. Leave it out and every page does.',
    ),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'a day not before `from`' })

const words = z.strictObject({
  workCall: t.optional(lastCall, 'The call below the list of finished jobs.'),
  jobCall: t.optional(lastCall, 'The call below a finished job; {city} is filled in.'),
  drawn: t.optional(t.words, 'What stands below the house that is drawn of a job.'),
  hatched: t.optional(t.words, 'In front of the part of it that is marked: Hatched.'),
  lastJobs: t.optional(t.words, 'The heading above the newest jobs on Home: Our last three roofs.'),
  street: t.optional(
    t.words,
    'What the street is that is drawn on shared pictures, for those who cannot see it: a street of houses.',
  ),
})

export const siteSchema = z
  .strictObject({
    navigation: t
      .listOf(t.anyLink)
      .describe('The links of the menu, in their order.')
      .register(tasks, { words: 'Change the menu' }),
    quote: t.anyLink.describe('The button at the end of the menu.'),
    notices: t
      .optional(
        z.array(notice).min(1).max(6),
        'What visitors should know for some days, below the header: a storm, a holiday, an offer.',
      )
      .register(tasks, daysTask('a notice')),
    footer: footer.describe('The columns of links at the foot of every page.'),
    shareImage: t.optional(
      t.picture,
      'The picture that is shown when a page is shared that has no card of its own.',
    ),
    shared: z
      .strictObject({
        strip: t.optional(
          z.array(t.slug).max(3),
          'Up to three claims of business.yaml in the strip below the top of Home and of towns, beside rating, insurer and office, such as experience and free-estimates.',
        ),
        whyChooseUs: whyChooseUs.describe('The part that says why people choose the firm.'),
      })
      .describe('What several pages show in the same words.'),
    home: home.describe('The home page, /.'),
    services: services.describe('The page of all services, /services.'),
    serviceAreas: z
      .strictObject({ ...pageTop, call })
      .describe('The page of all counties and towns, /service-areas.'),
    about: about.describe('The page about the firm, /about.'),
    contact: contact.describe('The page with phone, address and hours, /contact.'),
    work: t.optional(
      z.strictObject(pageTop),
      'The page of finished jobs, /work; it exists where projects.yaml has one.',
    ),
    ledger: t.optional(
      ledger,
      'The table on About of what the site says, and how a reader can check it.',
    ),
    areaPage: areaPage.describe('What the pages of all cities and counties say in the same words.'),
    notFound: z
      .strictObject({
        ...t.pageHead,
        heading: t.words.describe('The large heading: 404.'),
        text: t.sentence.describe('The text below the heading.'),
        home: t.link.describe('The link back to the home page.'),
      })
      .describe('The page that answers where there is none.'),
    words: t.optional(
      words,
      'Words that pages say by themselves; those of your trade where they are not here.',
    ),
    asTyped: t.optional(
      z.array(t.sentence).min(1).max(t.mostEntries),
      'Words that pages show as they are typed, such as a slogan; elsewhere \' and " become typographic marks, and - a dash where it is one.',
    ),
    audit: t.optional(
      auditSettings,
      'What `roof-site audit` should know of this site. No page shows it.',
    ),
  })
  .meta({
    title: 'site.yaml',
    description: 'Menu, footer, and the texts of the pages that exist once.',
  })

export type SiteInput = z.infer<typeof siteSchema>
/** A reason to choose the firm: a text, a claim with a text, or a claim with the rating. */
export type ReasonInput = SiteInput['shared']['whyChooseUs']['reasons'][number]
