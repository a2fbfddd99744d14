import type { Locator, Page } from '@playwright/test'
import { projectDetail } from '@podium/domain'
import type { Person, World } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/**
 * Screens of a project's way as a screen reader has them: headings, names, roles, states, and what is told by a colour or
 * a place. The trees are literal, in French, so that they can be read aloud; days depend on today.
 */
const TREES = {
  brief: `
    - heading "Un site vitrine pour notre librairie" [level=1]
    - list "Étapes du projet":
      - listitem: 1. Besoin
      - listitem: 2. Vérification
      - listitem: 3. Recherche
      - listitem: 4. Choix
      - listitem: 5. Équipe
    - region "Équipes":
      - heading "Équipes" [level=2]
      - group "Vos souhaits":
        - spinbutton "Budget de l’équipe (EUR)": "20000"
        - slider "Budget de l’équipe (EUR)"
        - textbox "Livraison au plus tard"
        - slider "Livraison au plus tard"
        - spinbutton "Qualité minimale (%)": "0"
        - slider "Qualité minimale (%)"
      - table "Équipes":
        - rowgroup:
          - row:
            - columnheader /Excellence/
            - columnheader /Économie/
            - columnheader /Rapidité/
        - rowgroup:
          - row:
            - rowheader "En bref"
          - row:
            - rowheader "Coût"
            - cell /€ \\d+ % du budget/
          - row:
            - rowheader "Fin"
          - row:
            - rowheader "Qualité"
            - cell /\\d+ %/
          - row:
            - rowheader "Besoins couverts"
            - cell "100 %"
          - row:
            - cell:
              - button "Choisir Excellence"
            - cell:
              - button "Choisir Économie"
            - cell:
              - button "Choisir Rapidité"
        - rowgroup:
          - row:
            - rowheader "développeur web"
            - cell:
              - paragraph:
                - link /.+ Developer/
              - button /Changer .+ Developer/
              - group: Pourquoi cette personne
          - row:
            - rowheader "designer d’interface"
          - row:
            - rowheader "Différences"
      - button "Partager"
    - region "Conversation":
      - heading "Conversation" [level=2]
      - list:
        - listitem:
          - text: "Vous :"
          - paragraph: /Un site vitrine/
          - text: "Podium :"
          - paragraph: /Votre brief est prêt/
      - textbox "Ajouter une précision"
      - button "Ajouter un fichier"
      - button "Envoyer" [disabled]
    - region "Ce qui a été compris":
      - heading "Ce qui a été compris" [level=2]
      - paragraph:
        - mark: site vitrine
        - mark: Budget 20 000 €
      - heading "Demandé" [level=3]
      - list:
        - listitem:
          - text: design d’interface
          - button "Corriger design d’interface"
        - listitem:
          - text: "Budget : 20 000 €"
          - 'button "Corriger Budget : 20 000 €"'
      - heading "Écarté" [level=3]
      - list:
        - listitem:
          - text: boutique en ligne
          - button "Corriger boutique en ligne"
      - heading "Rôles nécessaires" [level=3]
    - paragraph:
      - link "Comment les équipes sont formées"`,
  asked: `
    - 'region "Votre équipe : Excellence"':
      - 'heading "Votre équipe : Excellence" [level=2]'
      - status: /Personne n’a encore accepté/
      - list:
        - listitem:
          - paragraph: designer d’interface
          - link /.+ Designer/
          - text: Réponse attendue
          - paragraph: /Jusqu’au .+/
          - button /Retirer l’invitation envoyée à .+ Designer/
        - listitem:
          - paragraph: développeur web
      - button "Former une autre équipe"`,
  invitation: `
    - text: À vous de répondre
    - heading "Un site vitrine pour notre librairie" [level=1]
    - status: /Réponse avant le .+/
    - term: Rôle
    - definition: designer d’interface
    - term: Dates prévues
    - definition: /Du .+ au .+/
    - term: Travail
    - definition: /jours à \\d+ €/
    - term: Total
    - definition: /€/
    - button "Accepter"
    - button "Décliner"
    - region "L’équipe":
      - heading "L’équipe" [level=2]
      - list:
        - listitem: /designer d’interface vous .+ réponse attendue/
        - listitem: /développeur web .+ réponse attendue/
    - region "Le brief":
      - heading "Le brief" [level=2]
      - paragraph: /Un site vitrine/`,
  list: `
    - heading "Un site vitrine pour notre librairie" [level=1]
    - navigation "Pages du projet":
      - list:
        - listitem:
          - link "Équipe"
        - listitem:
          - link "Planning"
        - listitem:
          - link "Salle"
    - term: Fin prévue
    - term: Livraison demandée
    - term: Fin prévue au départ
    - term: Fait
    - definition: 0 sur 7
    - region "Santé du projet":
      - heading "Santé du projet" [level=2]
      - text: En bonne voie
    - group "Vue":
      - button "Liste" [pressed]
      - button "Tableau" [pressed=false]
      - button "Frise" [pressed=false]
      - button "Calendrier" [pressed=false]
    - button "Replanifier à partir d’aujourd’hui"
    - region "Cadrage validé":
      - heading "Cadrage validé" [level=2]:
        - link "Cadrage validé"
      - paragraph: /Prévu pour le .+/
      - text: À livrer
      - 'list "Tâches : Cadrage validé"':
        - listitem:
          - link "Atelier de cadrage et arborescence"
          - paragraph: /.+ Designer/
          - combobox "État de « Atelier de cadrage et arborescence »":
            - option "À faire"
            - option "En cours" [selected]
            - option "Fait"
    - heading "Charge par semaine" [level=2]
    - region "Charge par semaine":
      - table "Charge par semaine":
        - rowgroup:
          - row:
            - columnheader "Personne"
            - columnheader /Sem. du .+/
        - rowgroup:
          - row:
            - rowheader /.+ Developer/
            - cell /\\d . \\d+ h/
    - region "Historique":
      - heading "Historique" [level=2]`,
  board: `
    - region "À faire 6":
      - heading "À faire 6" [level=2]
      - list:
        - listitem:
          - link "Socle technique et administration"
    - region "En cours 1":
      - heading "En cours 1" [level=2]
      - list:
        - listitem:
          - link "Atelier de cadrage et arborescence"
          - combobox "État de « Atelier de cadrage et arborescence »"
    - region "Fait 0":
      - /children: equal
      - heading "Fait 0" [level=2]
      - paragraph: Rien ici`,
  timeline: `
    - paragraph: /En or .+/
    - region "Frise des tâches":
      - list:
        - listitem:
          - link "Atelier de cadrage et arborescence"
          - text: /.+ Designer , .+, En cours/
        - listitem:
          - link "Mise en ligne et prise en main"
          - text: /.+ Developer , .+, À faire, critique/`,
  calendar: `
    - heading /^\\S+ \\d{4}$/ [level=2]
    - button "Mois précédent"
    - button "Mois suivant"
    - list /^\\S+ \\d{4}$/:
      - listitem:
        - paragraph: /^lundi \\d+(er)? \\S+$/
      - listitem:
        - list:
          - listitem:
            - link /Début . Atelier de cadrage et arborescence/`,
  task: `
    - dialog "Maquettes":
      - heading "Maquettes" [level=2]
      - button "Fermer"
      - combobox "État de « Maquettes »"
      - term: Personne
      - definition: /.+ Designer/
      - term: Dates
      - definition: /À finir avant le .+, à votre heure/
      - term: Marge
      - definition: /\\d jour/
      - term: Attend
      - definition:
        - list:
          - listitem:
            - link "Atelier de cadrage et arborescence"
      - region "Modifier le planning":
        - heading "Modifier le planning" [level=3]
        - textbox "Commence au plus tôt le"
        - combobox "Personne"
        - spinbutton "Travail, en jours"
        - button "Voir ce qui changerait" [disabled]`,
  milestone: `
    - dialog "Cadrage validé":
      - heading "Cadrage validé" [level=2]
      - button "Fermer"
      - text: En attente de réponse
      - list "Versions livrées":
        - listitem:
          - paragraph: Version 1
          - text: En attente de réponse
          - paragraph: /.+ Designer · .+/
          - paragraph: Les maquettes
      - textbox "Votre commentaire"
      - button "Accepter la livraison"
      - button "Demander des modifications"
      - heading "Tâches" [level=3]
      - list:
        - listitem: /Atelier de cadrage et arborescence .+ Designer En cours/`,
  room: `
    - heading "Un site vitrine pour notre librairie" [level=1]
    - log "Messages":
      - list:
        - listitem: /.+/
        - listitem: Nouveaux messages
        - listitem:
          - paragraph:
            - text: /.+ Designer/
            - time: /\\d+:\\d+/
          - button /Actions du message \\(.+ Designer\\)/
          - paragraph: Bonjour
    - textbox "Votre message"
    - button /Joindre des fichiers/
    - button "Envoyer"
    - region "Qui lit cette salle":
      - heading "Qui lit cette salle" [level=2]
      - list:
        - listitem:
          - paragraph: /\\(vous\\) Client/
    - region "Décisions":
      - heading "Décisions" [level=2]
      - button "Noter une décision"
    - checkbox "M’écrire si une mention attend" [checked]
    - button "Télécharger le projet (ZIP)"`,
  feedback: `
    - dialog /Votre avis sur .+/:
      - heading /Votre avis sur .+/ [level=2]
      - button "Fermer"
      - paragraph: /Votre avis reste caché .+/
      - combobox "Qualité du travail":
        - option "Choisir…" [selected]
        - option "5 – excellent"
      - combobox "Respect des dates"
      - combobox "Échanges"
      - combobox "Retravailler ensemble ?"
      - textbox "Commentaire"
      - button "Enregistrer mon avis"`,
}

const BRIEF =
  'Un site vitrine pour notre librairie, avec un design chaleureux. Budget 20 000 €, à livrer dans six mois. Pas besoin de boutique en ligne.'

const current = (within: Locator, kind: string) => within.locator(`[aria-current=${kind}]`)

test('a screen reader tells of every screen of a project’s way what is seen there', async ({
  page,
  browser,
  world,
}) => {
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const designer = members.find(({ role }) => role.includes('designer'))
  if (designer === undefined) throw new Error('The team has no designer')
  const plan = `/dashboard/projects/${id}/plan`
  const main = page.getByRole('main')
  await openAs(page, '/dashboard', client)

  await test.step('the teams to choose from, the brief, and who is asked', async () => {
    const choosing = await formTeams(world, client)
    await page.goto(`/dashboard/create-project?project=${choosing.id}`)
    await expect(main).toMatchAriaSnapshot(TREES.brief)
    await expect(current(main, 'step')).toHaveText('4. Choix')
    const suggested = main.getByRole('columnheader', { name: /Notre suggestion$/ })
    await expect(suggested).toHaveCount(1)
    const latest = main.getByRole('slider', { name: 'Livraison au plus tard' })
    await expect(latest).toHaveAttribute('aria-valuetext', /^\d+(er)?\s\S+\s\d{4}$/)
    const { invitation, invited } = await invite(world, client, choosing)
    await page.reload()
    await expect(main).toMatchAriaSnapshot(TREES.asked)

    const own = await browser.newPage({ baseURL: world.url, locale: 'fr-FR' })
    await openAs(own, `/dashboard/invitations?invitation=${invitation}`, invited)
    await expect(own.getByRole('main')).toMatchAriaSnapshot(TREES.invitation)
    await own.close()
  })

  // Whoever is invited above may be the designer, whose new password ends their sessions.
  const member = await signInAs(world, designer)

  await test.step('the plan in its four views, a task and a delivered milestone', async () => {
    const post = postBy(world, member)
    await post(`/projects/${id}/plan/tasks/workshop`, { state: 'doing' }, 'PATCH')
    await page.goto(plan)
    await expect(main).toMatchAriaSnapshot(TREES.list)
    await expect(current(main, 'page')).toHaveText('Planning')
    for (const view of ['board', 'timeline', 'calendar'] as const) {
      await page.goto(`${plan}?view=${view}`)
      await expect(main).toMatchAriaSnapshot(TREES[view])
    }
    await page.goto(`${plan}?task=mock-ups`)
    await expectDialog(page, TREES.task)
    await post(`/projects/${id}/plan/milestones/framing/deliveries`, {
      note: 'Les maquettes',
      link: '',
    })
    await page.goto(`${plan}?milestone=framing`)
    await expectDialog(page, TREES.milestone)
  })

  await test.step('the room', async () => {
    await postBy(world, member)(`/projects/${id}/room/messages`, { text: 'Bonjour' })
    await page.goto(`/dashboard/projects/${id}/room`)
    await expect(main).toMatchAriaSnapshot(TREES.room)
    await expect(current(main, 'page')).toHaveText('Salle')
  })

  await test.step('the feedback once all is delivered', async () => {
    for (const milestone of ['framing', 'preview', 'launch']) {
      const path = `/projects/${id}/plan/milestones/${milestone}`
      if (milestone !== 'framing')
        await postBy(world, member)(`${path}/deliveries`, { note: 'Prêt', link: '' })
      await postBy(world, client)(`${path}/answer`, { version: 1, answer: 'accepted' })
    }
    await page.goto(plan)
    await page
      .getByRole('button', { name: /^Donner mon avis sur/ })
      .first()
      .click()
    await expectDialog(page, TREES.feedback)
  })
})

/** Panel over the page, which is the only thing to be read meanwhile. */
async function expectDialog(page: Page, tree: string) {
  await expect(page.locator('body')).toMatchAriaSnapshot(tree)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
}

const postBy =
  (world: World, person: Person) =>
  (path: string, sent: object = {}, method = 'POST') =>
    callApi(world, person, { method, path, sent })

async function formTeams(world: World, client: Person) {
  const post = postBy(world, client)
  const { id } = projectDetail.parse(await (await post('/projects', { text: BRIEF })).json())
  return projectDetail.parse(await (await post(`/projects/${id}/formations`)).json())
}

/** Invites the first of a project's teams; the designer's invitation and their session. */
async function invite(world: World, client: Person, { id, formation }: FormedProject) {
  const post = postBy(world, client)
  const kind = formation?.teams[0]?.kind
  await post(`/projects/${id}/team`, { formation_id: formation?.id, kind })
  await post(`/projects/${id}/invitations`)
  const [open] = await world.db.query<{ id: string; person_id: string }>(
    `select invitations.id, person_id from invitations join teams on teams.id = team_id
      where project_id = $1 and role like '%designer%'`,
    [id],
  )
  const password = 'correct horse battery'
  const person = String(open?.person_id)
  const { data, error } = await world.service.auth.admin.updateUserById(person, { password })
  if (error) throw error
  const account = { id: person, email: data.user.email ?? '', password }
  return { invitation: String(open?.id), invited: await signInAs(world, account) }
}

type FormedProject = Awaited<ReturnType<typeof formTeams>>
