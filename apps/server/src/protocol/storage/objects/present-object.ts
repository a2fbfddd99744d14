/** A row of storage.objects as answers show it. */
export const COLUMNS = `name, bucket_id, owner, owner_id, version, id, updated_at, created_at, last_accessed_at,
  metadata, user_metadata`
