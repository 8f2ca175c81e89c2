import { z } from 'zod'
import { GET, POST, PUT } from '../../api.ts'
import { Moment, RowId, Token22 } from '../../fields.ts'
import { Bargain, BargainCut, BargainRoomPage, OwnRoom, RoomTile } from './bargain.fields.ts'

const ById = z.object({ bargainId: RowId })
const ByRoom = z.object({ bargainRoomId: Token22 })

export const bargainCalls = {
  list: GET('/b2c/bargain/{p}-{s}/list/{bargainId}', {
    summary: 'A bargain activity, and the others that run in the store',
    authz: 'none',
    params: ById,
    reply: z.object({
      bargain: Bargain,
      others: z.array(Bargain),
      /** The server's clock when it was read. */
      serverTime: Moment,
    }),
  }),
  add: PUT('/b2c/bargain/{p}-{s}/add', {
    summary: 'Opens a room in a bargain activity; who has one there gets that one',
    authz: 'user',
    body: z.strictObject({ bargainId: RowId }),
    reply: z.object({ bargainRoomId: z.string() }),
  }),
  room: GET('/b2c/bargain/{p}-{s}/bargain-room/{bargainRoomId}', {
    summary: 'A bargain room with the cuts of friends, as who asks may act in it',
    authz: 'none',
    params: ByRoom,
    reply: BargainRoomPage,
  }),
  mine: GET('/b2c/bargain/{p}-{s}/mine/{bargainId}', {
    summary: 'The room that the member has in a bargain activity',
    authz: 'user',
    params: ById,
    reply: z.object({ room: OwnRoom.nullable() }),
  }),
  rooms: GET('/b2c/bargain/{p}-{s}/rooms', {
    summary: 'The rooms of the member in the store, the latest twenty',
    authz: 'user',
    reply: z.array(RoomTile),
  }),
  bargain: POST('/b2c/promotion/{p}-{s}/bargain', {
    summary: 'Cuts the price in the room of a friend; once a person and room',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({ bargainRoomId: Token22 }),
    reply: BargainCut,
  }),
}
