import { DrawingFrame } from './DrawingFrame'
import { sceneNames, scenes } from './scenes/scenes'

interface ServiceSceneProps {
  readonly slug: string
  readonly className?: string
}

/** The drawing of what a service does; nothing for a service that has none. Decorative. */
export function ServiceScene({ slug, className = '' }: ServiceSceneProps) {
  const name = sceneNames.find((each) => each === slug)
  if (name === undefined) return null
  const { Drawing, ground } = scenes[name]
  return (
    <DrawingFrame viewBox="-140 -290 760 320" fit="slice" className={`${ground} ${className}`}>
      <Drawing />
    </DrawingFrame>
  )
}
