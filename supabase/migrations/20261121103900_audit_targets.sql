-- The audit log by what was done to whom: ids are unique whatever they name, so the id alone leads.

create index audit_log_target_id_idx on public.audit_log (target_id, id);
drop index public.audit_log_target_idx;
