import { unseenOf0533 } from '#platform/db/unseen.ts'

/** What carriers said; JSON writes control characters in letters, which are taken out as well. */
export const cleanTracesMigration = {
  id: '0535-clean-traces',
  sql: String.raw`
update delivery d set traces = (
  select jsonb_agg(jsonb_set(t.trace, '{text}', to_jsonb(btrim(regexp_replace(t.trace ->> 'text', '${unseenOf0533}', '', 'g')))) order by t.place)
  from jsonb_array_elements(d.traces) with ordinality t(trace, place))
where exists (select 1 from jsonb_array_elements(d.traces) t(trace) where t.trace ->> 'text' ~ '${unseenOf0533}');
`,
}
