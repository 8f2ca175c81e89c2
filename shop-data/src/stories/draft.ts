/** Name of the row in Chinese (English in `parameter-names.ts`), value, English value when the first one needs it. */
export type ParameterDraft = readonly [name: string, value: string, valueEn?: string]

/** Heading and paragraph, Chinese and English; the picture is one of the goods unless named. */
export type SectionDraft = readonly [heading: string, headingEn: string, paragraph: string, paragraphEn: string, picture?: string]

export interface StoryDraft {
  readonly parameters: readonly ParameterDraft[]
  readonly details: readonly SectionDraft[]
}

export type Stories = Readonly<Record<string, StoryDraft>>
