import type { CommandSpec } from '../command-line/command.ts'
import { dataError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { printJson } from '../lib/json.ts'
import { plural } from '../lib/plural.ts'
import { didYouMean } from '../lib/suggest.ts'
import { milesBetween, type KnownTown, type Point } from '../load/gazetteer.ts'
import type { Context } from '../project/context.ts'
import { readProject } from '../project/read-project.ts'
import { homeIn } from '../site/home.ts'

/** As many as `nearbyAreas` may have. */
const mostNear = 10

export const placeCommand: CommandSpec = {
  examples: ['roof-site place Guilford', 'roof-site place "Kansas City, KS" --json'],
  options: (command) =>
    command.argument('<name>', 'the name of a town, with its state if there are two'),
  run: (context, { args: [name = ''] }) => showPlace(context, name),
}

function showPlace(context: Context, name: string): ExitCode {
  const { files, places } = readProject(context.roots)
  const [office] = homeIn(files).points
  const namesakes = places.named(name)
  const town = places.find(name, office) ?? places.elsewhere(name, office)
  if (!town) {
    const meant = places.suggest(name) ?? places.suggestAnywhere(name)
    const advice =
      meant === undefined
        ? 'A place that is missing can be added in data/places/.'
        : didYouMean(meant)
    throw dataError(
      `No place that the program knows has the name ${JSON.stringify(name)}. ${advice}`,
    )
  }
  const milesTo = (other: Point) => Math.round(milesBetween(town, other) * 10) / 10
  const toPlace = ({ name: of, county, state, lat, lon }: KnownTown) => {
    return { name: of, county, state, coordinates: { lat, lon } }
  }
  const near = places
    .nearest(town, mostNear)
    .map((each) => ({ ...toPlace(each), miles: milesTo(each) }))
  const others = namesakes.filter((each) => each !== town).map(toPlace)
  const place = { ...toPlace(town), milesFromOffice: office ? milesTo(office) : null, near, others }
  context.io.stdout(context.format === 'json' ? printJson({ version: 1, ...place }) : toText(place))
  return exitCodes.ok
}

interface Place {
  readonly name: string
  readonly county: string
  readonly state: string
  readonly coordinates: { readonly lat: number; readonly lon: number }
}

interface ShownPlace extends Place {
  readonly milesFromOffice: number | null
  readonly near: readonly (Place & { readonly miles: number })[]
  readonly others: readonly Place[]
}

const whole = ({ name, county, state }: Place) => `${name}, ${county}, ${state}`

function toText({ milesFromOffice, near, others, ...town }: ShownPlace): string {
  const { lat, lon } = town.coordinates
  return [
    `${whole(town)}: ${lat}, ${lon}`,
    ...(milesFromOffice === null ? [] : [`${milesFromOffice} miles from the office`]),
    `${plural(near.length, 'place')} around it:`,
    ...near.map((each) => `  ${each.miles} miles  ${whole(each)}`),
    ...others.map((each) => `There is also ${whole(each)}.`),
    '',
  ].join('\n')
}
