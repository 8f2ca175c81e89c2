export const bargainRoomsOfMemberMigration = {
  id: '0565-bargain-rooms-of-member',
  sql: `
create index bargain_room_member on bargain_room (partner_id, member_id, id);
`,
}
