import type { Facts } from '#app/testing/test-facts.ts'
import { figureParts } from './figures.tables.ts'

export const facts: Facts = {
  stored: [[figureParts, 'figure_part.part']],
}
