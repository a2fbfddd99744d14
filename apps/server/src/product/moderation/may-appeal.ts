/** SQL condition: a decision can be appealed once, as long as no later one has replaced it. */
export const MAY_APPEAL = `(
  decisions.kind in ('hide', 'delete', 'warn') and decisions.appealed_at is null
  and not exists (
    select from public.moderation_decisions as later
     where later.target_id = decisions.target_id and later.position > decisions.position
       and later.kind in ('restore', 'delete')))`
