export {
  AUDIT_ACTIONS,
  AUDIT_LISTS,
  type AuditAction,
  type AuditActor,
  type AuditEntry,
  type AuditEntryDetail,
  type AuditList,
  type AuditPage,
  type AuditRecord,
  type AuditTarget,
  auditActors,
  auditEntry,
  auditEntryDetail,
  auditFilter,
  auditPage,
  auditPath,
  auditQuery,
  type ListExport,
} from './admin/audit.ts'
export {
  CONTACT_MESSAGE_STATUSES,
  type ContactMessage,
  type ContactMessageDetail,
  type ContactMessageStatus,
  contactMessageDetail,
  contactMessagePath,
  contactMessageReplyForm,
  contactMessageStatusForm,
  contactMessagesPage,
  contactMessagesQuery,
} from './admin/contact-messages.ts'
export {
  type KeptMail,
  type KeptMailDetail,
  keptMailDetail,
  keptMailPath,
  keptMailsPage,
  keptMailsQuery,
} from './admin/kept-mails.ts'
export {
  APPEAL_MAX,
  APPEAL_OUTCOMES,
  type AppealOutcome,
  appealForm,
  MODERATION_BULK_MAX,
  MODERATION_REASON_MAX,
  MODERATION_VIEWS,
  type ModerationAction,
  type ModerationDecisionsAnswer,
  type ModerationDetail,
  type ModerationItem,
  type ModerationPage,
  type ModerationTarget,
  type ModerationView,
  moderationDecisionPath,
  moderationDecisionsAnswer,
  moderationDecisionsForm,
  moderationDetail,
  moderationPage,
  moderationQuery,
  moderationTarget,
  type OwnModerationDecision,
  ownModerationDecisions,
  settlementForm,
} from './admin/moderation.ts'
export {
  type NewsletterSubscription,
  newsletterSubscription,
  newsletterSubscriptionFilter,
  newsletterSubscriptionsPage,
  newsletterSubscriptionsQuery,
} from './admin/newsletter-subscriptions.ts'
export {
  OVERVIEW_DAYS,
  OVERVIEW_MONTH_DAYS,
  type Overview,
  overview,
  overviewQuery,
  PERFORMANCE_LATENCY_MS,
  PERFORMANCE_OBJECTIVE,
  waiting,
} from './admin/overview.ts'
export {
  FIGURE_DAYS,
  type FigureDays,
  type ProjectFigures,
  projectFigures,
  projectFiguresQuery,
} from './admin/project-figures.ts'
export {
  ADMIN_PROJECT_SORTS,
  type AdminProject,
  type AdminProjectDetail,
  type AdminProjectSort,
  type AdminProjectsPage,
  adminFormationPath,
  adminProjectDetail,
  adminProjectPath,
  adminProjectsPage,
  adminProjectsQuery,
  CANDIDATE_STANDINGS,
  type CandidateStanding,
  type DecisionRecord,
  decisionRecord,
  OVERRIDE_REASON_MAX,
  PROJECT_FILTERS,
  PROJECT_STATES,
  type ProjectFilter,
  type ProjectState,
  type RecordCheck,
  type RecordDifference,
  recordCheck,
  type SeatOverrideForm,
  STALLED_IMPOSSIBLE_DAYS,
  STALLED_LATE_DAYS,
  seatOverrideForm,
} from './admin/projects.ts'
export {
  ADMIN_BULK_MAX,
  ADMIN_USER_SORTS,
  ADMIN_USERS_MAX,
  ADMIN_USERS_PER_PAGE,
  type AdminUser,
  type AdminUserDetail,
  type AdminUserSort,
  accountPath,
  adminUser,
  adminUserDetail,
  adminUserFilter,
  adminUsersQuery,
  type BulkAnswer,
  banForm,
  bulkAnswer,
  bulkForm,
  changeRoleForm,
  inviteForm,
  type OwnSession,
  ownPassword,
  ownSession,
} from './admin/users.ts'
export { APP_ROUTES, findAppRoute } from './app-routes.ts'
export { CONTACT_SUBJECTS, type ContactSubject } from './contact-subjects.ts'
export type { Database, Json } from './database-types.ts'
export { dateFormat } from './date-format.ts'
export { AppError } from './errors/app-error.ts'
export { ERRORS, type ErrorCode } from './errors/catalogue.ts'
export { excerpt } from './excerpt.ts'
export { folded } from './folded.ts'
export {
  accountTypeForm,
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  updatePasswordForm,
} from './forms/account-forms.ts'
export { commentForm, postForm, reportForm } from './forms/feed-forms.ts'
export { FIELD_ISSUES, type FieldIssue } from './forms/field-issue.ts'
export {
  PROFILE_FORM_COLUMNS,
  type ProfileChanges,
  type ProfileFormValues,
  profileForm,
} from './forms/profile-form.ts'
export { skillForm } from './forms/skill-form.ts'
export { contactForm, newsletterForm } from './forms/visitor-forms.ts'
export { TERMS_VERSION } from './legal.ts'
export {
  AVAILABILITY_STATUSES,
  type AvailabilityStatus,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_TYPES,
  type ImageBucket,
  type ImageType,
  LIMITS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  REPORT_REASONS,
  type ReportReason,
  SKILL_LEVEL_DEFAULT,
  SKILL_LEVELS,
  SKILL_SUGGESTIONS_MAX,
  type SkillLevel,
} from './limits.ts'
export { CODE_DIGITS, CODE_LENGTHS, LONG_CODE_DIGITS } from './mail-codes.ts'
export {
  type CandidateProfile,
  type MissingToBeProposed,
  missingToBeProposed,
} from './missing-to-be-proposed.ts'
export { type AuthorProfile, type Missing, missingToPublish } from './missing-to-publish.ts'
export {
  PROFILE_FIELDS,
  type ProfileRow,
  type ProfileStep,
  type PublicProfileRow,
  publicColumns,
} from './profile-fields.ts'
export {
  columnsOfStep,
  isNeededToPublish,
  missingProfileSteps,
  profileSteps,
} from './profile-steps.ts'
export { BRIEF_MAX } from './projects/brief-max.ts'
export {
  type CalendarFeed,
  calendarFeed,
  calendarPath,
  newCalendarFeed,
} from './projects/calendar-feed.ts'
export {
  DELIVERIES_MAX,
  DELIVERY_TEXT_MAX,
  type DeliveryAnswerForm,
  deliveryAnswerForm,
  deliveryForm,
  milestonePath,
  type PlanDelivery,
} from './projects/deliveries.ts'
export {
  type Endorsable,
  type EndorsementForm,
  endorsableList,
  endorsementForm,
  endorsementPath,
  endorsementVisibilityForm,
} from './projects/endorsements.ts'
export {
  FEEDBACK_DAYS,
  FEEDBACK_QUESTIONS,
  FEEDBACK_TEXT_MAX,
  type FeedbackForm,
  type FeedbackList,
  type FeedbackPair,
  type FeedbackQuestion,
  feedbackForm,
  feedbackList,
  feedbackPath,
  type ProjectFeedback,
} from './projects/feedback.ts'
export {
  type Formation,
  type FormationForm,
  formation,
  formationForm,
  type ProposedMember,
  type ProposedTeam,
  type Relaxation,
} from './projects/formations.ts'
export {
  type InvitationAnswer,
  invitationAnswerForm,
  invitationPath,
  projectInvitationPath,
  type ReceivedInvitation,
  type ReceivedInvitationDetail,
  receivedInvitation,
  receivedInvitations,
} from './projects/invitations.ts'
export {
  OWN_WEEKS,
  type OwnMilestone,
  type OwnSeat,
  type OwnTask,
  type OwnWeek,
  type OwnWork,
  ownWork,
  WORK_KEPT_DAYS,
} from './projects/own-work.ts'
export {
  HEALTH_LEVELS,
  type HealthCause,
  type HealthLevel,
  type PlanBudget,
  type PlanHealth,
  planHealth,
} from './projects/plan-health.ts'
export {
  PLAN_VERSIONS_MAX,
  type PlanChangeForm,
  type PlanChangesForm,
  type PlanDetail,
  type PlanEvent,
  type PlanHappening,
  type PlanMilestone,
  type PlanProposal,
  type PlanRole,
  type PlanTask,
  PROJECT_TIME_ZONE,
  type ProjectPlan,
  planChangesForm,
  planDetail,
  planProposal,
  planTaskPath,
  TASK_DAYS_MAX,
  TASK_STATES,
  type TaskForm,
  type TaskState,
  taskForm,
} from './projects/plans.ts'
export {
  AVAILABILITY_DAYS,
  BRIEF_GAPS,
  type BriefGap,
  CORRECTIONS_MAX,
  DECLINE_REASON_MAX,
  INVITATION_HOURS,
  INVITATION_REMINDER_HOURS,
  INVITATIONS_OPEN_MAX,
  type InvitationStatus,
  PROJECT_STEPS,
  PROJECTS_MAX,
  type ProjectNext,
  type ProjectStep,
  type TeamKind,
  type TeamPerson,
  type TeamStatus,
} from './projects/project-terms.ts'
export {
  type ChosenTeam,
  formedProject,
  type Project,
  type ProjectBrief,
  type ProjectDetail,
  type ProjectTurn,
  projectDetail,
  projectForm,
  projectList,
  projectPath,
  type TurnForm,
  teamChoiceForm,
  turnForm,
} from './projects/projects.ts'
export {
  type Correction,
  type CorrectionForm,
  correction,
  correctionForm,
  type ProjectRequirement,
} from './projects/requirements.ts'
export { RETENTION_DAYS } from './projects/retention.ts'
export {
  DECISION_TEXT_MAX,
  MENTION_MAIL_AFTER_MIN,
  MENTION_MAIL_EVERY_MIN,
  ROOM_DECISIONS_MAX,
  ROOM_MESSAGES_MAX,
  ROOM_PAGE,
  ROOM_TEXT_MAX,
  type Room,
  type RoomDecision,
  type RoomDecisionForm,
  type RoomInShort,
  type RoomMessage,
  type RoomMessageForm,
  type RoomPerson,
  type RoomReaderForm,
  type RoomView,
  room,
  roomDecisionForm,
  roomDecisionPath,
  roomList,
  roomMessageForm,
  roomMessagePath,
  roomQuery,
  roomReaderForm,
  roomView,
} from './projects/rooms.ts'
export {
  type ProposalStanding,
  type ProposalStandings,
  proposalStandings,
  STANDING_DAYS,
  STANDING_DELAY_HOURS,
  STANDINGS_A_DAY,
} from './projects/standings.ts'
export {
  newTeamShare,
  SHARE_NOTE_MAX,
  SHARE_SECRET,
  SHARE_TITLE_MAX,
  type SharedTeam,
  sharedTeam,
  sharedTeamForm,
  TEAM_SHARES_MAX,
  type TeamShare,
  type TeamShareForm,
  teamShareForm,
  teamSharePath,
  teamShares,
} from './projects/team-shares.ts'
export { PROVIDER } from './provider.ts'
export {
  mayHaveSkills,
  mayModerate,
  ROLES,
  type Role,
  SIGN_UP_ROLES,
  type SignUpRole,
} from './roles.ts'
export {
  alarmForm,
  SECURITY_EVENTS,
  SECURITY_EVENTS_SHOWN,
  type SecurityEvent,
  type SecurityEventName,
  type SecurityEvents,
  securityEvent,
  securityEvents,
  securityEventsQuery,
} from './security-events.ts'
export { isBlank } from './text.ts'
