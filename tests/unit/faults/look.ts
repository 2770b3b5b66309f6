import { errors, type Fault } from './fault.ts'

/** Faults of look.yaml. */
export const lookFaults: readonly Fault[] = errors('look/contrast', 'look', {
  'an orange that white text cannot be read on': {
    change: '‹icon: house→colors:\n  accent: »"#f28c28"›',
    expected: 'a contrast of 4.5 or more, as "#9e5500" has',
    suggestion: '#9e5500',
  },
  'a ground on which nothing can be read': {
    change: '‹icon: house→colors:\n  accent: "#a33b0f"\n  ground: »"#888888"›',
    expected: 'a contrast of 4.5 or more, as "#e7e7e7" has',
    suggestion: '#e7e7e7',
  },
  'ink of a dark look that is hardly lighter': {
    change: '‹icon: house→colors:\n  ground: "#15191d"\n  ink: »"#77706a"›',
    expected: 'a contrast of 4.5 or more, as "#dad2cc" has',
    suggestion: '#dad2cc',
  },
  'an alarm too light for its white text': {
    change: '‹icon: house→colors:\n  alarm: »"#e8590c"›',
    expected: 'a contrast of 4.5 or more, as "#cd4c00" has',
    suggestion: '#cd4c00',
  },
})
