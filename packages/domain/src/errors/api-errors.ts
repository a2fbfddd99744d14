/** Refusals of the product's own HTTP API, and those every part of the server shares. */
export const API_ERRORS = {
  unavailable: { status: 503, text: 'The database is not available right now, please retry' },
  last_admin: { status: 409, text: 'The last admin cannot be removed' },
  own_account: { status: 403, text: 'You cannot modify your own account' },
  not_found: { status: 404, text: 'Nothing is at this address' },
  method_not_allowed: { status: 405, text: 'This address does not know the method' },
  not_moderator: { status: 403, text: 'Only editors and admins may do this' },
  own_content: { status: 403, text: 'You cannot moderate what you wrote' },
  own_decision: {
    status: 403,
    text: 'Another moderator has to settle the objection to your decision',
  },
  content_not_found: { status: 404, text: 'Post or comment not found' },
  decision_not_found: { status: 404, text: 'Decision not found' },
  already_decided: { status: 409, text: 'This has been decided already' },
  objection_closed: { status: 409, text: 'This decision can no longer be objected to' },
  message_not_found: { status: 404, text: 'Message not found' },
  newsletter_link_unknown: { status: 404, text: 'This link is unknown, too old or already used' },
  payload_too_large: { status: 413, text: 'The request body is too large' },
  internal_error: { status: 500, text: 'Something went wrong on our side' },
} as const
