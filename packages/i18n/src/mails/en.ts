import type { SameKeys } from '../same-keys.ts'
import type { fr } from './fr.ts'

export const en = {
  linkFallback: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Unsubscribe from the newsletter',
  codeLead: 'Or type this code:',
  codeAlone: 'Your code:',
  newEmail: 'New address',
  remainingCodes: 'Unused codes left',
  seenAt: 'When',
  seenFrom: 'From the IP address',
  provider: 'With',
  signature: 'Podium, the team of experts your project is waiting for.',
  kinds: {
    signup_confirmation: {
      subject: 'Confirm your email address',
      heading: 'Welcome to Podium',
      body: 'One last step: confirm that this address is yours. The link works once.',
      action: 'Confirm my address',
      reason:
        'You are receiving this message because a Podium account was created with this address. If it was not you, ignore it: without confirmation the account stays closed.',
    },
    password_recovery: {
      subject: 'Choose a new password',
      heading: 'Forgot your password?',
      body: 'This link lets you choose a new one. It works once.',
      action: 'Choose a password',
      reason:
        'You are receiving this message because a new password was requested for this address. If it was not you, ignore it: nothing changes.',
    },
    magic_link: {
      subject: 'Your sign-in link',
      heading: 'Sign in',
      body: 'This link signs you in to Podium, without a password. It works once; the code is valid for ten minutes. Do not share it with anyone.',
      action: 'Sign me in',
      reason:
        'You are receiving this message because signing in by email was requested for this address. If it was not you, ignore it: nobody gets in without it.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      heading: 'Is this you?',
      body: 'Enter the code from this message where Podium asks for it. It works once and is valid for ten minutes. Do not share it with anyone.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because an important change was requested on a device that has been signed in to your account for more than a day: its password, its ways to sign in, or its deletion.',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Password changed',
      body: 'The password of your Podium account has just been changed and your other devices have been signed out. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason: 'You are receiving this message because we always tell you about a password change.',
    },
    address_changed: {
      subject: 'Your email address was changed',
      heading: 'Email address changed',
      body: 'Your Podium account has just been given another email address, and this one can no longer be used to sign in. If it was you, there is nothing to do. If not, secure your account right away: the account will get this address back.',
      action: 'It wasn’t me',
      reason: 'You are receiving this message because your account had this address until now.',
    },
    phone_changed: {
      subject: 'Your phone number was changed',
      heading: 'Phone number changed',
      body: 'Your Podium account has just been given a new phone number: whoever reads its text messages can sign in. If it was you, there is nothing to do. If not, secure your account right away: the number will be removed.',
      action: 'It wasn’t me',
      reason: 'You are receiving this message because we always tell you about a new phone number.',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      heading: 'New sign-in',
      body: 'Someone has just signed in to your Podium account from a network we had not seen before. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a sign-in from a new network.',
    },
    session_replayed: {
      subject: 'One of your sessions was ended',
      heading: 'Session ended',
      body: 'The same session of your Podium account was used from two places, as if someone had copied it. We have ended it; sign in again to continue. Unless you have just restored an old browser profile, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a session that is used twice.',
    },
    factor_enrolled: {
      subject: 'A second factor protects your account',
      heading: 'Second factor added',
      body: 'A second factor has just been added to your Podium account. You will be asked for it at every sign-in. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a change of second factors.',
    },
    factor_unenrolled: {
      subject: 'A second factor was removed',
      heading: 'Second factor removed',
      body: 'A second factor has just been removed from your Podium account, which no longer asks for it. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a change of second factors.',
    },
    recovery_codes_changed: {
      subject: 'Your recovery codes have changed',
      heading: 'Recovery codes',
      body: 'The recovery codes of your Podium account have just been created, replaced or removed; the old ones no longer work. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a change of recovery codes.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      heading: 'Sign-in with a recovery code',
      body: 'Someone has just signed in to your Podium account with a recovery code, in place of the authenticator app. That code will not work again. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you when a recovery code is used.',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      heading: 'Passkey added',
      body: 'A passkey has just been added to your Podium account and can now sign in to it. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a new way to sign in.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      heading: 'Passkey removed',
      body: 'A passkey no longer signs in to your Podium account, and other sessions that began with a passkey have ended. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you when a way to sign in is removed.',
    },
    identity_linked: {
      subject: 'An outside account was linked to yours',
      heading: 'Account linked',
      body: 'An outside account has just been linked to your Podium account and can now sign in to it. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you about a new way to sign in.',
    },
    identity_unlinked: {
      subject: 'An outside account is no longer linked to yours',
      heading: 'Account unlinked',
      body: 'An outside account can no longer sign in to your Podium account. If it was you, there is nothing to do. If not, secure your account right away.',
      action: 'It wasn’t me',
      reason:
        'You are receiving this message because we always tell you when a way to sign in is removed.',
    },
    email_change_new: {
      subject: 'Confirm your new email address',
      heading: 'Your new address',
      body: 'A Podium account is about to move to this address. Confirm it here; the current address receives a similar message, to be confirmed too. The link works once and is valid for one day.',
      action: 'Confirm this address',
      reason:
        'You are receiving this message because this address was entered in a Podium account. If it was not you, ignore it: nothing changes.',
    },
    email_change_current: {
      subject: 'Confirm your change of email address',
      heading: 'You are changing your address',
      body: 'The email address of your Podium account is about to change. Confirm it here; the new address receives a similar message, to be confirmed too. The link works once and is valid for one day.',
      action: 'Confirm the change',
      reason:
        'You are receiving this message because a Podium account uses this address. If you did not ask for it, do not confirm, and change your password: someone else has access to your account.',
    },
    account_deleted: {
      subject: 'Your Podium account was deleted',
      heading: 'Goodbye, and thank you',
      body: 'Your account was deleted, along with your posts, your comments, your pictures and your personal data. What others wrote under your posts stays, without your name. This is the last message you will receive about this account.',
      action: 'Write to us',
      reason:
        'You are receiving this message because we always tell you when an account is deleted. If you did not ask for it, write to us.',
    },
    admin_welcome: {
      subject: 'Your Podium account is ready',
      heading: 'Your account is ready',
      body: 'An account has been created for you on Podium. Choose your password to sign in. The link works once; after that, “Forgot your password?” sends another.',
      action: 'Choose my password',
      reason:
        'You are receiving this message because a Podium administrator created an account with this address.',
    },
    contact_message: {
      subject: 'New contact message',
      heading: 'Someone has written to you',
      body: 'This message comes from the Podium contact form.',
      action: 'Reply',
      reason: 'You are receiving this message because contact messages are sent to this address.',
    },
    contact_reply: {
      subject: 'Our reply to your message',
      heading: 'Our reply',
      body: 'You wrote to us through the Podium contact form. To continue, simply reply to this message.',
      action: 'Write to us again',
      reason:
        'You are receiving this message because this address was entered in our contact form.',
    },
    contact_received: {
      subject: 'We have received your message',
      heading: 'Thank you for writing to us',
      body: 'Your message has arrived. Someone from the team will reply to this address.',
      action: 'Discover our process',
      reason:
        'You are receiving this message because this address was entered in our contact form. If it was not you, ignore it.',
    },
    newsletter_confirmation: {
      subject: 'Confirm your subscription to the Podium newsletter',
      heading: 'One last step',
      body: 'Confirm that you want to receive the Podium newsletter at this address. The link is valid for seven days.',
      action: 'Confirm my subscription',
      reason:
        'You are receiving this message because this address was entered for our newsletter. If it was not you, ignore it: you will receive nothing.',
    },
    newsletter_already: {
      subject: 'You are already subscribed to the Podium newsletter',
      heading: 'You are already with us',
      body: 'This address already receives the Podium newsletter: there is nothing to do.',
      action: 'Back to Podium',
      reason:
        'You are receiving this message because this address was entered for our newsletter. Nothing has changed.',
    },
    newsletter_welcome: {
      subject: 'Welcome to the Podium newsletter',
      heading: 'Your subscription is confirmed',
      body: 'You will get our next newsletter at this address. Until then, see how an idea becomes a delivered project.',
      action: 'Discover Podium',
      reason:
        'You are receiving this message because you confirmed your subscription to the Podium newsletter.',
    },
    content_hidden: {
      subject: 'What you wrote was hidden',
      heading: 'Your content is hidden',
      body: 'The moderation team has reviewed what you wrote and hidden it: only you can still see it. The reason is below. If you disagree, you can appeal this decision once, in Podium.',
      action: 'See the decision',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    content_restored: {
      subject: 'What you wrote is visible again',
      heading: 'Visible again',
      body: 'The moderation team has restored what you wrote: everyone can see it again.',
      action: 'Open Podium',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    content_deleted: {
      subject: 'What you wrote was deleted',
      heading: 'Your content is deleted',
      body: 'The moderation team has reviewed what you wrote and deleted it. The reason is below. If you disagree, you can appeal this decision once, in Podium.',
      action: 'See the decision',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    content_warned: {
      subject: 'A warning about what you wrote',
      heading: 'A warning',
      body: 'What you wrote stays visible, but the moderation team gives you a warning. The reason is below. If you disagree, you can appeal this decision once, in Podium.',
      action: 'See the decision',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    appeal_kept: {
      subject: 'Your appeal was reviewed',
      heading: 'The decision stands',
      body: 'We have reviewed your appeal. The decision stands, for the reason below.',
      action: 'See the decision',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    appeal_reversed: {
      subject: 'Your appeal was accepted',
      heading: 'The decision is reversed',
      body: 'We have reviewed your appeal and reversed the decision. What was hidden is visible again; you may publish again what was deleted.',
      action: 'See the decision',
      reason:
        'You are receiving this message because we always tell authors about a moderation decision.',
    },
    report_resolved: {
      subject: 'The outcome of your report',
      heading: 'Thank you for your report',
      body: 'We have reviewed what you reported and acted on it.',
      action: 'Open Podium',
      reason: 'You are receiving this message because you reported this content on Podium.',
    },
    report_dismissed: {
      subject: 'The outcome of your report',
      heading: 'Thank you for your report',
      body: 'We have reviewed what you reported. It stays visible, for the reason below.',
      action: 'Open Podium',
      reason: 'You are receiving this message because you reported this content on Podium.',
    },
    delivery_waits: {
      subject: 'A delivery is waiting for your answer',
      heading: 'Your team has delivered',
      body: 'Look at what was delivered, then accept it or say what has to change. The team is waiting for your answer.',
      action: 'See the delivery',
      reason: 'You are receiving this message because a team is working on your project.',
    },
    delivery_accepted: {
      subject: 'Your delivery was accepted',
      heading: 'The delivery was accepted',
      body: 'The client has accepted what the team delivered. Their comment, if they left one, is in Podium.',
      action: 'See the delivery',
      reason: 'You are receiving this message because you are in the team of this project.',
    },
    delivery_changes_asked: {
      subject: 'Changes requested',
      heading: 'The client has asked for changes',
      body: 'The client has said what has to change. Read their comment in Podium, then deliver a new version.',
      action: 'See the delivery',
      reason: 'You are receiving this message because you are in the team of this project.',
    },
    plan_changed: {
      subject: 'The plan has changed',
      heading: 'The plan has changed',
      body: 'The client has changed the team’s plan. See whether your dates have moved. Further changes may follow within the hour: they are not announced one by one.',
      action: 'See the plan',
      reason: 'You are receiving this message because you are in the team of this project.',
    },
    feedback_asked: {
      subject: 'Your project is delivered: say how it went',
      heading: 'The project is delivered',
      body: 'All milestones are accepted. You have 14 days to give feedback: a few questions, and a comment if you like. It stays hidden until the other side has given theirs, or these 14 days are over.',
      action: 'Give feedback',
      reason: 'You are receiving this message because you took part in this project.',
    },
    former_feedback_asked: {
      subject: 'A project you worked on is delivered',
      heading: 'The project is delivered',
      body: 'You left this team, and what you did there has been delivered. You have 14 days to give feedback about the client, who gives theirs about your work. It stays hidden until the other side has given theirs, or these 14 days are over.',
      action: 'Give feedback',
      reason: 'You are receiving this message because you worked on this project.',
    },
    teammate_left: {
      subject: 'Somebody is leaving your team',
      heading: 'Somebody is leaving the team',
      body: 'This seat of your team is no longer held. If there is work left at it, the next deputy is invited right away. The plan and the room of the project go on.',
      action: 'Open the room',
      reason: 'You are receiving this message because you are in this team.',
    },
    room_mention: {
      subject: 'You are mentioned in the room of a project',
      heading: 'A message mentions you',
      body: 'Somebody has mentioned you in the room of the project, and you have not read it yet. What they wrote stays in Podium, in that room.',
      action: 'Open the room',
      reason:
        'You are receiving this message because you are in this room; you can turn these emails off there. There is one an hour at most.',
    },
    invitation_received: {
      subject: 'A team is waiting for you',
      heading: 'You are invited to a team',
      body: 'A client has chosen you for their project. Read the brief in Podium, then accept or decline: declining does not affect what you are offered next.',
      action: 'See the invitation',
      reason:
        'You are receiving this message because your professional profile can be proposed for projects.',
    },
    invitation_reminder: {
      subject: 'Your invitation expires in 24 hours',
      heading: 'You have one day left to answer',
      body: 'A team is waiting for your answer. Without it, the seat will be offered to someone else. Declining does not affect what you are offered next; this is the only reminder you will get.',
      action: 'Answer the invitation',
      reason:
        'You are receiving this message because you were offered a seat in a team and have not answered yet.',
    },
    availability_reminder: {
      subject: 'Is your availability still right?',
      heading: 'Do you still have time?',
      body: 'What you entered four weeks ago no longer counts: your status decides now. One tap is enough to confirm or correct your next weeks.',
      action: 'Update my availability',
      reason:
        'You are receiving this message because you had entered your availability on Podium. You will not be reminded again unless you enter it anew.',
    },
    invitation_expired: {
      subject: 'Your invitation has expired',
      heading: 'Time is up',
      body: 'You did not answer in time, so this seat was offered to someone else. This does not affect what you are offered next; if you are short of time, say so in your availability.',
      action: 'See my invitations',
      reason: 'You are receiving this message because you were invited to a team.',
    },
    invitation_withdrawn: {
      subject: 'Your invitation no longer stands',
      heading: 'This seat is no longer offered to you',
      body: 'The client or Podium has taken the invitation back, or the project was given up: there is nothing to do, and this time is yours again.',
      action: 'See my invitations',
      reason: 'You are receiving this message because you were invited to a team.',
    },
    membership_ended: {
      subject: 'Your seat on a team has ended',
      heading: 'The client has asked for somebody else',
      body: 'The client has asked for somebody else in your place and gives the reason below. The room and the plan of the project are no longer open to you, and this time is yours again. What you did stays in your name, and so do your endorsements.',
      action: 'See the invitation',
      reason: 'You are receiving this message because you were in this team.',
    },
    invitation_team_complete: {
      subject: 'Your team is complete',
      heading: 'The team is complete',
      body: 'Everybody has accepted: the project can begin. You will find the brief and the team in Podium.',
      action: 'See the project',
      reason: 'You are receiving this message because you accepted an invitation.',
    },
    team_complete: {
      subject: 'Your team is complete',
      heading: 'Your team is complete',
      body: 'Everybody you invited has accepted. Your project can begin.',
      action: 'See my team',
      reason: 'You are receiving this message because you invited a team.',
    },
    team_incomplete: {
      subject: 'A seat on your team is still empty',
      heading: 'Nobody left for one seat',
      body: 'Everyone lined up for one of the seats has declined, not answered or been taken off. You can look for somebody else around those who accepted.',
      action: 'See my project',
      reason: 'You are receiving this message because you invited a team.',
    },
    draft_ending: {
      subject: 'Your project will soon be deleted',
      heading: 'This project has been waiting for a long time',
      body: 'This project has no team, and nothing in it has changed for eleven months. It will be deleted in 30 days, with its brief and its conversation. To keep it, open it and add to it; otherwise there is nothing to do.',
      action: 'Open my project',
      reason: 'You are receiving this message because you described this project on Podium.',
    },
    member_left: {
      subject: 'A member is leaving your team',
      heading: 'A member is leaving the team',
      body: 'This person is leaving your project and gives the reason below. The next deputy is invited right away; if there is none left, you can look for somebody from the page of your team. The plan goes on.',
      action: 'See my team',
      reason: 'You are receiving this message because a team is working on your project.',
    },
    team_deputy_asked: {
      subject: 'A deputy has been invited',
      heading: 'Someone else has been invited',
      body: 'The person you invited declined, did not answer in time, or was taken off the seat. We have already invited the next person: there is nothing for you to do.',
      action: 'See my team',
      reason: 'You are receiving this message because you invited a team.',
    },
  },
  invitation: {
    project: 'Project',
    milestone: 'Milestone',
    role: 'Role',
    reason: 'Reason',
    work: 'Days × rate',
    dates: 'Dates',
    answerBy: 'Answer by',
  },
  calendar: {
    seat: 'Seat: {{title}} ({{role}})',
    offered: 'Invitation: {{title}} ({{role}})',
    task: 'Due: {{name}} ({{title}})',
    milestone: 'Milestone: {{name}} ({{title}})',
  },
  moderation: {
    reason: 'Reason',
    content: 'The content',
  },
  contact: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    reply: 'Reply',
    yours: 'Your message',
    subjects: {
      information: 'Information request',
      devis: 'Quote request',
      support: 'Technical support',
      partnership: 'Partnership proposal',
      other: 'Other',
    },
  },
  linkPage: {
    confirmation: 'Confirm your email address',
    recovery: 'Choose a new password',
    signIn: 'Sign in',
    emailChange: 'Change your email address',
    proceed: 'Continue',
  },
  mailbox: {
    title: 'Mailbox',
    lead: 'No mail server is set up: what Podium would have sent arrives here. Only this machine can see this page.',
    empty: 'Nothing yet. Create an account or ask for a new password.',
    to: 'To',
    code: 'Code',
    html: 'Message',
    text: 'Plain text',
    back: 'All messages',
  },
} satisfies SameKeys<typeof fr>
