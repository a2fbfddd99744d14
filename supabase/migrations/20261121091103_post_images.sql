-- What a post's image shows, for those who do not see it, and its size, so that the page keeps its place
-- before it arrives. 16383 pixels is the longest side WebP knows.
alter table public.pro_posts
  add column image_alt    text
    check (image_alt is null or (not public.is_blank(image_alt) and char_length(image_alt) <= 1000)),
  add column image_width  integer check (image_width between 1 and 16383),
  add column image_height integer check (image_height between 1 and 16383),
  add check ((image_width is null) = (image_height is null)),
  add check (image_url is not null or num_nonnulls(image_alt, image_width, image_height) = 0);

grant insert (image_alt, image_width, image_height), update (image_alt, image_width, image_height)
  on public.pro_posts to authenticated, service_role;
