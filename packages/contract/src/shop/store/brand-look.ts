import { contrastOf } from '@mallard/kernel'
import type { PartnerLook } from './store.calls.ts'

type Grounds = NonNullable<PartnerLook['ground']>

/** What words need to stand apart from what they are on (WCAG 2, AA). */
export const readable = 4.5

/** The kit's own ground. */
export const kitGround: Grounds = {
  light: { paper: '#f6f4f0', surface: '#ffffff', fill: '#f1eee8', line: '#e8e3db' },
  dark: { paper: '#121110', surface: '#1d1b19', fill: '#292624', line: '#2e2b28' },
}

/** What the pages of a look stand on (`#rrggbb`), light and dark. */
export const paperOf = ({ ground = kitGround }: PartnerLook) => ({
  light: ground.light.paper,
  dark: ground.dark.paper,
})

/**
 * Grounds of pages that a brand may choose from; `warm` is the kit's own. On each the kit's words
 * are readable, light and dark.
 */
export const grounds = {
  warm: undefined,
  mist: {
    light: { paper: '#EAECEB', surface: '#FAFBFA', fill: '#DFE4E1', line: '#D0D8D3' },
    dark: { paper: '#0E1412', surface: '#18201D', fill: '#232D29', line: '#2C3833' },
  },
  snow: {
    light: { paper: '#F5F6F8', surface: '#FFFFFF', fill: '#ECEEF1', line: '#DDE0E5' },
    dark: { paper: '#0F1114', surface: '#1A1D21', fill: '#25292E', line: '#31363C' },
  },
} as const satisfies Record<string, Grounds | undefined>

export type GroundName = keyof typeof grounds
export const groundNames = ['warm', 'mist', 'snow'] as const satisfies readonly GroundName[]

/** Words on the brand's colour, and what its words stand on: the kit's, and each ground's. */
const beside = {
  light: ['#ffffff', ...Object.values(grounds).flatMap((ground) => ground?.light.surface ?? [])],
  dark: [
    '#1a0e0b',
    '#1d1b19',
    ...Object.values(grounds).flatMap((ground) => ground?.dark.surface ?? []),
  ],
}

/** How readable a brand's colour (`#rrggbb`) is where it is hardest to read; words want 4.5. */
export function brandContrast(colour: string, tone: 'light' | 'dark'): number {
  return Math.min(...beside[tone].map((other) => contrastOf(colour, other)))
}

const tones = ['light', 'dark'] as const
const parts = ['paper', 'surface', 'fill', 'line'] as const

/** The ground that a look has; undefined: one that is not to be chosen. */
export function groundName({ ground }: PartnerLook): GroundName | undefined {
  const isSame = (other: Grounds | undefined) =>
    tones.every((tone) =>
      parts.every(
        (part) => other?.[tone][part].toLowerCase() === ground?.[tone][part].toLowerCase(),
      ),
    )
  return groundNames.find((name) => isSame(grounds[name]))
}
