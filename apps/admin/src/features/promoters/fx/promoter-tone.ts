import type { Tone } from '#platform/parts/pill.tsx'

export const cashTones: Readonly<Record<0 | 10 | 11 | 20 | 21, Tone>> = {
  0: 'warn',
  10: 'blue',
  11: 'good',
  20: 'plain',
  21: 'bad',
}

export const tones: Readonly<Record<0 | 1 | 2 | 3, Tone>> = {
  0: 'warn',
  1: 'good',
  2: 'bad',
  3: 'plain',
}
