import { IMAGE_TYPES } from '@podium/domain'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../data/author.ts'
import { useSaveAvatar } from '../../../data/avatar.ts'
import type { Profile } from '../../../data/profiles.ts'
import { errorSentence } from '../../../lib/error-sentence.ts'
import { readPicture } from '../../../lib/picture.ts'
import { useSessionUser } from '../../../lib/session-store.ts'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/dialogs.ts'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFilePicker } from '../../../ui/use-file-picker.tsx'
import { CropDialog } from './crop-dialog.tsx'

/** Editor of one's picture: choose or drop, crop, replace, remove. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { id, avatar_url: address } = profile
  const [picture, setPicture] = useState<ImageBitmap>()
  const [removing, setRemoving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => picture?.close(), [picture])

  const read = useMutation({
    meta: { quiet: true },
    mutationFn: readPicture,
    onSuccess: setPicture,
  })
  const remove = useSaveAvatar(id)
  const failure = read.error ?? remove.error

  const handleFiles = ([file]: readonly File[]) => {
    if (file) read.mutate(file)
  }
  const drop = useFileDrop({ disabled: read.isPending, onFiles: handleFiles })
  const label = t('profile.avatar.file')
  const { pick, picker } = useFilePicker({ accept: IMAGE_TYPES, label, onFiles: handleFiles })
  const handleAskToRemove = () => {
    remove.reset()
    setRemoving(true)
  }
  const handleRemove = () =>
    remove.mutate(
      { picture: null, replaced: address },
      {
        onSuccess: () => toast.success(t('profile.avatar.removed')),
        onSettled: () => setRemoving(false),
      },
    )

  return (
    <Card
      as="section"
      aria-label={t('profile.avatar.title')}
      className={classNames('p-5 sm:p-6', drop.isOver && 'outline-2 outline-focus')}
      {...drop.handlers}
    >
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          personId={id}
          name={fullName(profile) || (user?.email ?? '')}
          src={address}
          size="lg"
        />
        <div className="min-w-0 grow basis-60">
          <h2 className="font-display text-xl font-semibold">{t('profile.avatar.title')}</h2>
          <p className="mt-1 text-sm text-muted">{t('profile.avatar.hint')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {picker}
            <Button
              ref={button}
              name="avatar_url"
              variant="secondary"
              waiting={read.isPending}
              waitingLabel={t('common.loading')}
              onClick={pick}
            >
              {t(address ? 'profile.avatar.change' : 'profile.avatar.choose')}
            </Button>
            {address && (
              <Button variant="ghost" onClick={handleAskToRemove}>
                {t('profile.avatar.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {failure && (
        <Notice tone="danger" role="alert" className="mt-4">
          {errorSentence(t, failure, 'profile.avatar.failed')}
        </Notice>
      )}
      {picture && (
        <CropDialog
          personId={id}
          picture={picture}
          replaced={address}
          onClose={() => setPicture(undefined)}
          focusAfter={button}
        />
      )}
      <ConfirmDialog
        open={removing}
        title={t('profile.avatar.removeTitle')}
        message={t('profile.avatar.removeText')}
        confirmLabel={t('profile.avatar.remove')}
        waitingLabel={t('common.saving')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        danger
        onConfirm={handleRemove}
        onCancel={() => setRemoving(false)}
        // The button that asked goes with the picture.
        focusAfter={() => (remove.isSuccess ? button.current : null)}
      />
    </Card>
  )
}
