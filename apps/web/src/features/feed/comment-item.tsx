import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Comment, useDeleteComment, useEditComment } from '../../data/comments.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { WrittenText } from '../../ui/written-text.tsx'
import { AuthorLine } from './author-line.tsx'
import { EditForm } from './edit-form.tsx'
import { EditedMark } from './edited-mark.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { ReportDialog } from './report-dialog.tsx'

type CommentItemProps = {
  comment: Comment
  postId: string
  personId: string
  /** While its text is being changed, it must not leave the page. */
  onHold: (held: boolean) => void
  /** When the comment is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

export function CommentItem({ comment, postId, personId, onHold, onDeleted }: CommentItemProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const [dialog, setDialog] = useState<'delete' | 'report'>()
  const remove = useDeleteComment(postId)
  const edit = useEditComment(postId, comment.id)
  const firstButton = useRef<HTMLButtonElement>(null)

  const handleEditing = (next: boolean) => {
    setIsEditing(next)
    onHold(next)
    edit.reset()
    if (!next) firstButton.current?.focus()
  }
  const handleDelete = () =>
    remove.mutate(comment.id, {
      onSuccess: () => {
        toast.success(t('feed.comments.deleted'))
        onDeleted()
      },
      onSettled: () => setDialog(undefined),
    })

  return (
    <li
      tabIndex={-1}
      className={classNames('grid gap-1.5 outline-none', comment.isSending && 'opacity-60')}
    >
      <div className="flex items-start gap-1">
        <AuthorLine author={comment.author} createdAt={comment.createdAt} size="sm">
          {comment.editedAt !== null && (
            <>
              <span aria-hidden>·</span>
              <EditedMark
                target={{ commentId: comment.id }}
                content={comment.content}
                editedAt={comment.editedAt}
              />
            </>
          )}
        </AuthorLine>
        {!comment.isSending && <div className="-me-2 flex">{actions()}</div>}
      </div>
      {comment.isHidden && <HiddenNotice what="comment" isOwn={comment.author.id === personId} />}
      {isEditing ? (
        <EditForm
          label={t('feed.edit.comment')}
          content={comment.content}
          of="pro_post_comments"
          id={comment.id}
          personId={personId}
          edit={edit}
          onDone={() => handleEditing(false)}
        />
      ) : (
        <p className="ps-11 wrap-anywhere whitespace-pre-wrap">
          <WrittenText>{comment.content}</WrittenText>
        </p>
      )}
      <ReportDialog
        target={{ comment_id: comment.id }}
        open={dialog === 'report'}
        onClose={() => setDialog(undefined)}
        returnTo={firstButton}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={t('feed.comments.deleteTitle')}
        message={t('feed.comments.deleteText')}
        confirmLabel={t('common.delete')}
        waitingLabel={t('feed.comments.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={handleDelete}
        onCancel={() => setDialog(undefined)}
      />
    </li>
  )

  function actions() {
    if (comment.author.id !== personId) {
      return (
        <IconButton
          ref={firstButton}
          icon={Flag}
          label={t('feed.report.comment')}
          onClick={() => setDialog('report')}
        />
      )
    }
    return (
      <>
        <IconButton
          ref={firstButton}
          icon={Pencil}
          label={t('feed.edit.comment')}
          disabled={isEditing}
          onClick={() => handleEditing(true)}
        />
        <IconButton
          icon={Trash2}
          label={t('feed.comments.delete')}
          onClick={() => setDialog('delete')}
        />
      </>
    )
  }
}
