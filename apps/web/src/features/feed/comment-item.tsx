import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Comment, useDeleteComment } from '../../data/comments.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { AuthorLine } from './author-line.tsx'

type CommentItemProps = {
  comment: Comment
  postId: string
  personId: string
  /** When the comment is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

export function CommentItem({ comment, postId, personId, onDeleted }: CommentItemProps) {
  const { t } = useTranslation()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const remove = useDeleteComment(postId)

  const handleDelete = () =>
    remove.mutate(comment.id, {
      onSuccess: () => {
        toast.success(t('feed.comments.deleted'))
        onDeleted()
      },
      onSettled: () => setAsksToDelete(false),
    })

  return (
    <li className="grid gap-1.5">
      <div className="flex items-start gap-2">
        <AuthorLine author={comment.author} createdAt={comment.createdAt} size="sm" />
        {comment.author.id === personId && (
          <IconButton
            icon={Trash2}
            label={t('feed.comments.delete')}
            onClick={() => setAsksToDelete(true)}
            className="-me-2"
          />
        )}
      </div>
      <p className="ps-11 wrap-anywhere whitespace-pre-wrap">{comment.content}</p>
      <ConfirmDialog
        open={asksToDelete}
        danger
        title={t('feed.comments.deleteTitle')}
        message={t('feed.comments.deleteText')}
        confirmLabel={t('common.delete')}
        waitingLabel={t('feed.comments.deleting')}
        cancelLabel={t('common.cancel')}
        waiting={remove.isPending}
        onConfirm={handleDelete}
        onCancel={() => setAsksToDelete(false)}
      />
    </li>
  )
}
