import { z } from 'zod'
import { trackingLimits as max } from '../../constants.ts'

const Name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/)
const FlowUuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const RecordId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[1-9]\d{0,9}$/)
const Path = z.string().max(max.path).regex(/^\//)
const Domain = z.string().max(max.domain)
/** Absent in the first record of a visit. */
const orNone = <T extends z.ZodType>(value: T) => z.union([z.literal(''), value])

/** One page visit (specification §3). */
export const VisitRecord = z
  .strictObject({
    path: Path,
    /** Name of the route. */
    urlType: Name,
    /** Counts the pages of this browser. */
    flowIndex: z.number().int().min(1).max(2_147_483_647),
    domain: Domain.min(1),
    query: z.string().max(max.query),
    clientReferrer: z.string().max(max.referrer),
    useragent: z.string().max(max.useragent),
    /** Available width and height. */
    screenSize: z.string().regex(/^\d{1,5}x\d{1,5}$/),
    /** `flowUuid` followed by `flowIndex`. */
    id: RecordId,
    /** As the browser has it, or empty; who visits in truth, the session says. */
    userId: z.string().regex(/^\d{0,16}$/),
    isNewUv: z.literal(0),
    isLandpage: z.literal([0, 1]),
    /** Milliseconds, by the clock of the phone. */
    clientTime: z.number().int().min(0).max(9_999_999_999_999),
    flowUuid: FlowUuid,
    flowLastId: orNone(RecordId),
    flowLastDomain: Domain,
    flowLastPath: orNone(Path),
    flowLastUrlType: orNone(Name),
    sourceType: z.string().regex(/^[A-Za-z]{1,32}$/),
    /** Build stamp. */
    version: z.string().regex(/^\d{1,32}$/),
  })
  .refine(({ id, flowUuid, flowIndex }) => id === `${flowUuid}${flowIndex}`, { path: ['id'] })
export type VisitRecord = z.output<typeof VisitRecord>
