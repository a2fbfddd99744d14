-- A code is typed together with the address it was sent to, which may be one an account is changing to.
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
