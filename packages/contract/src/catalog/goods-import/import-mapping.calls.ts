import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, line, Moment, RowId, whole } from '../../fields.ts'
import { GoodsImport } from './goods-import.calls.ts'
import { importColumns, mappingLayouts, maxTableColumns } from './import-mapping.codes.ts'
import { UsedMapping } from './import-mapping.fields.ts'

/** Where a column stands in its table, from 0. */
const PlaceOfColumn = whole(0, maxTableColumns - 1)
const MappedColumn = z.strictObject({
  place: PlaceOfColumn,
  /** What it is here. */
  column: z.enum(importColumns),
})
const Name = line(40, 1)
const Version = whole(1, 2_147_483_647)
const ById = z.object({ id: RowId })

/** A mapping that was kept, as it fits a table. */
const FittingMapping = z.object({
  ...UsedMapping.shape,
  version: z.number().int(),
  groupBy: z.number().int().nullable(),
  columns: z.array(z.object({ place: z.number().int(), column: z.enum(importColumns) })),
  /** Headings that it knows and the table does not have. */
  lacking: z.array(z.string()),
})
export type FittingMapping = z.output<typeof FittingMapping>

/** The columns of a table that was sent in, with what they may be. */
export const TableColumns = z.object({
  columns: z.array(
    z.object({
      place: z.number().int(),
      /** As it was sent; one without a heading, or with that of another, has its letter: `[C]`. */
      head: z.string(),
      /** Three at most that differ, the first ones. */
      samples: z.array(z.string()),
      /** What it looks like; null: like nothing. */
      guess: z.enum(importColumns).nullable(),
    }),
  ),
  layout: z.enum(mappingLayouts),
  groupBy: z.number().int().nullable(),
  /** What a mapping of it may be called. */
  name: z.string(),
  /** All that were kept, those that know most of its headings first. */
  kept: z.array(FittingMapping),
})
export type TableColumns = z.output<typeof TableColumns>

const KeptMapping = z.object({
  ...UsedMapping.shape,
  version: z.number().int(),
  /** Heading of the column by which rows belong together; empty: by none. */
  groupBy: z.string(),
  columns: z.array(z.object({ head: z.string(), column: z.enum(importColumns) })),
  /** When a table was read by it last. */
  usedTime: Moment,
})
export type KeptMapping = z.output<typeof KeptMapping>

export const importMappingCalls = {
  columns: GET('/admin/api/{p}-{s}/goods-imports/{id}/columns', {
    summary: 'The columns of a table that was sent in, what they hold and what they may be',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: TableColumns,
  }),
  map: POST('/admin/api/{p}-{s}/goods-imports/{id}/map', {
    summary:
      'Says which columns of a table are which of ours, and keeps that; its rows are read again',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    body: z.strictObject({
      name: Name,
      /** The kept mapping that this one takes the place of; null: a new one. */
      kept: z.strictObject({ id: RowId, version: Version }).nullable(),
      layout: z.enum(mappingLayouts),
      /** Of `grouped`: where the column stands in which rows of one goods item agree. */
      groupBy: PlaceOfColumn.nullable(),
      columns: z.array(MappedColumn).min(1).max(maxTableColumns),
    }),
    reply: GoodsImport,
  }),
  list: GET('/admin/api/{p}-{s}/import-mappings', {
    summary: 'Mappings of tables that were kept, those used last first',
    authz: 'operator',
    right: 'goods.write',
    reply: z.object({ list: z.array(KeptMapping) }),
  }),
  rename: POST('/admin/api/{p}-{s}/import-mappings/{id}/rename', {
    summary: 'Calls a kept mapping something else',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    body: z.strictObject({ name: Name, version: Version }),
    reply: Empty,
  }),
  remove: POST('/admin/api/{p}-{s}/import-mappings/{id}/remove', {
    summary: 'Forgets a kept mapping, and what goods are called in its tables; again: nothing more',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: Empty,
  }),
}
