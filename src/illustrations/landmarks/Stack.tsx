import { ArchedWindow } from '../parts/ArchedWindow'
import { Courses } from '../parts/Courses'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'

/** A tall stack over the saw-tooth roof of a works. */
export function Stack() {
  return (
    <>
      <path className="paint-brick line-medium" d="M26-90l9-256h34l9 256z" />
      <Courses box={[30, -340, 44, 250]} step={6} />
      <path className="paint-shadow" d="M56-90l2-256h11l9 256z" />
      <path className="paint-chimney" d={boxes([30, -358, 44, 13], [31, -330, 42, 6])} />
      <path className="paint-roof line-medium" d="M0-96v-34l58 34v-34l58 34v-34l58 34z" />
      <path className="paint-glass" d="M4-98v-22l0 22zm58 0v-22zm58 0v-22z" />
      <path className="paint-brick line-medium" d={boxes([0, -98, 174, 98])} />
      <Courses box={[0, -98, 174, 98]} step={5} />
      <path className="paint-shadow" d={boxes([0, -98, 174, 9])} />
      <Repeat name="stack-window" at={row([14, -66], { count: 4, step: 41 })}>
        <ArchedWindow width={24} height={44} rise={6} />
      </Repeat>
    </>
  )
}
