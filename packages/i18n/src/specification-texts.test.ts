import { expect, test } from 'vitest'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

/** A text as the specification types it: straight apostrophes and quotes, three dots, plain spaces. */
function wording(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replace(/[“”]|«\s|\s»/g, '"')
    .replace(/\s+(?=[:;!?])/g, '')
}

/** Texts of the specification, word for word, in its language (§2, §5, §8). */
test.each([
  [en.common.validation.required, 'Required field'],
  [en.common.validation.invalid_email, 'Invalid email'],
  [en.common.validation.passwords_differ, 'Passwords do not match'],
  [en.common.validation.password_too_short, 'Password must be at least 6 characters'],
  [en.authPage.errors.fillAll, 'Please fill in all fields'],
  [en.authPage.errors.enterEmail, 'Please enter your email address.'],
  [en.authPage.errors.enterPassword, 'Please enter a new password'],
  [en.errors.invalid_credentials, 'Invalid credentials. Check your email and password.'],
  [en.errors.email_not_confirmed, 'Email not confirmed. Please check your inbox.'],
  [en.errors.user_already_exists, 'This email is already in use'],
  [en.authPage.errors.registerFailed, 'An error occurred during registration'],
  [en.authPage.errors.unexpected, 'An unexpected error occurred'],
  [
    en.authPage.register.success,
    'Registration successful! Please check your email to confirm your account.',
  ],
  [
    en.authPage.resetPassword.success,
    'If an account exists with this email, a password reset link has been sent.',
  ],
  [en.authPage.updatePassword.invalidLink, 'Invalid or expired reset link.'],
  [fr.authPage.updatePassword.invalidLink, 'Lien de réinitialisation invalide ou expiré.'],
  [fr.authPage.updatePassword.requestNewLink, 'Demander un nouveau lien de réinitialisation'],
  [
    fr.authPage.updatePassword.success,
    'Mot de passe mis à jour avec succès! Vous allez être redirigé vers la page de connexion.',
  ],
  [
    fr.authPage.errors.updateFailed,
    'Une erreur est survenue lors de la mise à jour du mot de passe.',
  ],
  [fr.authPage.errors.unexpected, 'Une erreur inattendue est survenue.'],
  [fr.construction.description, 'Page en construction'],
  [fr.dashboard.feed, 'Fil pro'],
  [fr.dashboard.profile, 'Mon profil'],
  [fr.dashboard.createProject, 'Créer un projet'],
  [fr.auth.roles.professional, 'Professionnel'],
  [fr.auth.roles.admin, 'Administrateur'],
  [fr.admin.overview, "Vue d'ensemble"],
  [fr.admin.users, 'Utilisateurs'],
  [fr.feed.empty, 'Aucun post pour le moment.'],
  [fr.feed.post.someone, 'Utilisateur'],
  [fr.feed.post.noProfession, 'Profession non spécifiée'],
  [fr.feed.composer.notSignedIn, 'Vous devez être connecté.'],
  [fr.feed.eligibility.first_name, 'prénom'],
  [fr.feed.eligibility.last_name, 'nom'],
  [fr.feed.eligibility.profession, 'métier'],
  [fr.profile.saved, 'Profil mis à jour avec succès !'],
  [fr.profile.saveFailed, 'Erreur lors de la sauvegarde.'],
  [fr.profile.availability.available, 'Disponible'],
  [fr.profile.availability.busy, 'Occupé'],
  [fr.profile.availability.away, 'Absent'],
  [fr.profile.availability.not_looking, 'Non disponible'],
  [Object.values(fr.skills.levels).join(), 'Débutant,Intermédiaire,Confirmé,Avancé,Expert'],
  [fr.skills.added, 'Compétence ajoutée !'],
  [
    fr.skills.errors.select,
    'Sélectionnez une compétence ou cliquez sur "Ajouter comme nouvelle compétence".',
  ],
  [fr.skills.addNew, 'Ajouter comme nouvelle compétence'],
  [fr.skills.errors.nameRequired, 'Nom de compétence requis.'],
  [fr.skills.errors.duplicate, 'Compétence déjà ajoutée.'],
  [fr.profile.others.notFound, 'Profil introuvable.'],
  [fr.profile.experience_one, "{{count}} an d'expérience"],
  [fr.profile.experience_other, "{{count}} ans d'expérience"],
  [fr.profile.noExperience, 'Non renseigné'],
  [en.admin.userManagement, 'User Management'],
  [en.users.searchPlaceholder, 'Search by email or role'],
  [en.users.loading, 'Loading users...'],
  [en.users.empty, 'No users found matching your search'],
  [en.users.menu.changeRole, 'Change Role'],
  [en.users.menu.promote, 'Promote to Admin'],
  [en.users.menu.delete, 'Delete User'],
  [
    en.users.deleteDialog.message,
    'Are you sure you want to delete {{email}}? This action cannot be undone.',
  ],
  [
    en.users.promoteDialog.message,
    'Are you sure you want to promote {{email}} to admin? This will give them full access to the admin dashboard.',
  ],
  [en.users.done.deleted, 'User {{email}} deleted successfully'],
  [en.users.done.promoted, 'User {{email}} promoted to admin'],
  [en.users.done.roleChanged, 'User {{email}} role updated to {{role}}'],
  [en.users.failed.delete, 'Failed to delete user: {{reason}}'],
  [en.users.failed.promote, 'Failed to promote user: {{reason}}'],
  [en.users.failed.role, 'Failed to update user role: {{reason}}'],
  [en.users.failed.load, 'Failed to load users: {{reason}}'],
  [fr.common.loading, 'Chargement...'],
])('%s', (text, specified) => {
  expect(wording(text)).toBe(wording(specified))
})
