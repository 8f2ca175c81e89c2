/**
 * Lets one statement be all or nothing: `select must(condition, 'why')` undoes the statement it
 * stands in when the condition does not hold. A statement that needs no BEGIN and COMMIT around it
 * costs a fifth of the round trips.
 */
export const mustMigration = {
  id: '0024-must',
  sql: `
create function must(holds boolean, reason text) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception using errcode = 'ML001', message = reason;
  end if;
  return true;
end
$$;
`,
}
