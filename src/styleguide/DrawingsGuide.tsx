import { site } from '#generated/site'
import { DrawingFrame } from '../illustrations/DrawingFrame'
import { Drawing } from '../illustrations/Drawing'
import { plateNames } from '../illustrations/plates/plate-drawings'
import { sceneNames } from '../illustrations/scenes/scenes'
import { detailNames } from '../illustrations/sprite/drawings'
import { HouseElevation } from '../illustrations/HouseElevation'
import { landmarks } from '../illustrations/landmarks/landmarks'
import { houseNames } from '../illustrations/houses/parts'
import { ServiceScene } from '../illustrations/ServiceScene'
import { Street } from '../illustrations/Street'
import { UnfinishedHouse } from '../illustrations/UnfinishedHouse'
import { Specimen } from './Specimen'

const place = 'h-56 w-full'

/** All drawings by name: inline, and from their files. */
export function DrawingsGuide() {
  return (
    <section>
      <h2>Drawings</h2>
      <Specimen name="Street">
        {site.street && <Street houses={site.street.houses} className="h-96 w-full" hasRoofers />}
      </Specimen>
      <div className="guide-grid">
        {houseNames.map((house) => (
          <Specimen key={house} name={house}>
            <HouseElevation house={house} className={place} />
          </Specimen>
        ))}
        {Object.entries(landmarks).map(([name, { Drawing: Landmark, width, height }]) => (
          <Specimen key={name} name={name}>
            <DrawingFrame
              viewBox={`-20 ${-height - 10} ${width + 40} ${height + 60}`}
              fit="meet"
              className={`palette-white ${place}`}
            >
              <Landmark />
            </DrawingFrame>
          </Specimen>
        ))}
        <Specimen name="unfinished">
          <UnfinishedHouse className={place} />
        </Specimen>
        {sceneNames.map((name) => (
          <Specimen key={name} name={`${name}, in the page`}>
            <ServiceScene name={name} className={place} />
          </Specimen>
        ))}
        {[...sceneNames, ...detailNames].map((name) => (
          <Specimen key={name} name={name}>
            <Drawing name={name} className="aspect-8/5 w-full bg-mist" />
          </Specimen>
        ))}
        {plateNames.map((name) => (
          <Specimen key={name} name={name}>
            <Drawing name={name} className="aspect-6/5 w-full bg-slate" />
          </Specimen>
        ))}
        <Specimen name="front-door">
          <Drawing name="front-door" className={place} />
        </Specimen>
      </div>
    </section>
  )
}
