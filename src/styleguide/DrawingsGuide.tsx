import { Drawing } from '../illustrations/Drawing'
import { sceneNames } from '../illustrations/scenes/scenes'
import { detailNames } from '../illustrations/sprite/drawings'
import { HouseElevation } from '../illustrations/HouseElevation'
import { houseNames } from '../illustrations/houses/sizes'
import { ServiceScene } from '../illustrations/ServiceScene'
import { Street } from '../illustrations/Street'
import { UnfinishedHouse } from '../illustrations/UnfinishedHouse'
import { Specimen } from './Specimen'

/** All drawings by name: in the page, and from the shared file. */
export function DrawingsGuide() {
  return (
    <section>
      <h2>Drawings</h2>
      <Specimen name="Street">
        <Street className="guide-street" />
      </Specimen>
      <div className="guide-plates">
        {houseNames.map((house) => (
          <Specimen key={house} name={house}>
            <HouseElevation house={house} className="guide-drawing" />
          </Specimen>
        ))}
        <Specimen name="unfinished">
          <UnfinishedHouse className="guide-drawing" />
        </Specimen>
        {sceneNames.map((slug) => (
          <Specimen key={slug} name={`${slug}, in the page`}>
            <ServiceScene slug={slug} className="guide-drawing" />
          </Specimen>
        ))}
        {[...sceneNames, ...detailNames].map((name) => (
          <Specimen key={name} name={name}>
            <Drawing name={name} className="plate" />
          </Specimen>
        ))}
        <Specimen name="eave-section">
          <div className="ground-dark">
            <Drawing name="eave-section" className="plate" />
          </div>
        </Specimen>
        <Specimen name="front-door">
          <Drawing name="front-door" className="guide-drawing" />
        </Specimen>
      </div>
    </section>
  )
}
