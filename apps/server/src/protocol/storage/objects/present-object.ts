/** Columns of storage.objects in answers. */
export const COLUMNS = `name, bucket_id, owner, owner_id, version, id, updated_at, created_at, last_accessed_at,
  metadata, user_metadata`
