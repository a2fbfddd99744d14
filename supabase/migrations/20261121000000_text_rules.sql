-- What counts as blank and as an address, once for every table (specification §5).
-- `packages/domain/src/text.ts` says the same to the browser.

-- True for null and for text that JavaScript's trim() would leave empty: \s alone knows ASCII blanks only.
create function public.is_blank(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return coalesce(value, '') !~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';

-- An absolute http(s) address: whatever is shown as a link can never be `javascript:` or `data:`.
create function public.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~* '^https?://[^\s"<>\\]+$';

-- An image of our own server (a path from its root) or of another.
create function public.is_image_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~* '^(https?:/)?/[^\s"<>\\]+$';
