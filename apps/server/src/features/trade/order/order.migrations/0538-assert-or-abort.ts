/** The same as `must` (0024), which an older process beside this one still calls. */
export const assertOrAbortMigration = {
  id: '0538-assert-or-abort',
  sql: `
create function assert_or_abort(holds boolean, reason text) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception using errcode = 'ML001', message = reason;
  end if;
  return true;
end
$$;
`,
}
