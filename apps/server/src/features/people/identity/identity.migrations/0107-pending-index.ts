export const pendingIndexMigration = {
  id: '0107-pending-index',
  sql: `
/* People of other providers are swept: which session still waits to hear of them is found without reading them all. */
create index session_pending on session (pending_external_id) where pending_external_id is not null;
`,
}
