import { z } from 'zod'
import { mappingLayouts } from './import-mapping.codes.ts'

/** A mapping by which a table is read. */
export const UsedMapping = z.object({
  id: z.number().int(),
  name: z.string(),
  layout: z.enum(mappingLayouts),
})
