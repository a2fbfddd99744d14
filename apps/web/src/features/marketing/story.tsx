import { useTranslation } from 'react-i18next'

/** Story, mission and vision (specification §2, /about). */
export function Story() {
  const { t } = useTranslation()
  return (
    <>
      <section className="grid gap-x-12 gap-y-6 border-t-2 border-text pt-6 lg:grid-cols-[1fr_2fr]">
        <h2 className="font-display text-2xl font-semibold tracking-tight">
          {t('aboutPage.story.title')}
        </h2>
        <div className="grid gap-5 text-lg">
          <p className="font-display text-2xl leading-snug sm:text-3xl">
            {t('aboutPage.story.beginning')}
          </p>
          <p className="max-w-prose text-muted">{t('aboutPage.story.craft')}</p>
          <p className="max-w-prose text-muted">{t('aboutPage.story.today')}</p>
        </div>
      </section>
      <section className="stagger mt-16 grid gap-6 sm:mt-24 md:grid-cols-2">
        <Purpose
          title={t('aboutPage.mission.title')}
          text={t('aboutPage.mission.text')}
          look="bg-pine text-on-pine"
        />
        <Purpose
          title={t('aboutPage.vision.title')}
          text={t('aboutPage.vision.text')}
          look="bg-gold text-on-gold"
        />
      </section>
    </>
  )
}

function Purpose({ title, text, look }: { title: string; text: string; look: string }) {
  return (
    <div className={`${look} grid content-start gap-4 rounded-3xl p-6 sm:p-10`}>
      <h2 className="font-medium">{title}</h2>
      <p className="font-display text-2xl leading-snug sm:text-[1.75rem]">{text}</p>
    </div>
  )
}
