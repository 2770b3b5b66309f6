import type { PictureName } from '#generated/types'
import { Drawing } from './Drawing'
import { DrawingFrame } from './DrawingFrame'
import { isScene, scenes, viewsOf } from './scenes/scenes'

export interface ServiceSceneProps {
  readonly name: PictureName
  readonly className: string
}

/**
 * The decorative drawing at the top of a service's page. A scene fills the frame without cropping its subject; a small
 * drawing comes from its file.
 */
export function ServiceScene({ name, className }: ServiceSceneProps) {
  if (!isScene(name)) return <Drawing name={name} className={`bg-mist ${className}`} />
  const scene = scenes[name]
  const { Drawing: Scene, ground } = scene
  return (
    <DrawingFrame viewBox={viewsOf(scene).around} fit="meet" className={`${ground} ${className}`}>
      <Scene />
    </DrawingFrame>
  )
}
