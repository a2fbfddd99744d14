import { Ellipsis, Flag, Gavel, Pencil, Trash2 } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Comment, useDeleteComment, useEditComment } from '../../data/comments.ts'
import { useIsModerator } from '../../lib/session-store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { WrittenText } from '../../ui/written-text.tsx'
import { AuthorLine } from './author-line.tsx'
import { type ContentDialog, ContentDialogs } from './content-dialogs.tsx'
import { EditForm } from './edit-form.tsx'
import { EditedMark } from './edited-mark.tsx'
import { HiddenNotice } from './hidden-notice.tsx'

type CommentItemProps = {
  comment: Comment
  postId: string
  personId: string
  /** Called with true while the text is being edited: the comment must then stay mounted. */
  onHold: (held: boolean) => void
  /** Called when the comment is deleted, and the focused button with it. */
  onDeleted: () => void
}

/** One comment; its author edits and deletes it, others report it, moderators moderate it. */
export function CommentItem({ comment, postId, personId, onHold, onDeleted }: CommentItemProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const [dialog, setDialog] = useState<ContentDialog>()
  const remove = useDeleteComment(postId)
  const menu = useRef<HTMLButtonElement>(null)
  const isOwn = comment.author.id === personId

  const handleEditing = (next: boolean) => {
    setIsEditing(next)
    onHold(next)
    if (!next) menu.current?.focus()
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
        {!comment.isSending && (
          <Actions
            id={comment.id}
            buttonRef={menu}
            isOwn={isOwn}
            onEdit={() => handleEditing(true)}
            onDialog={setDialog}
          />
        )}
      </div>
      {comment.isHidden && <HiddenNotice what="comment" isOwn={isOwn} />}
      {isEditing ? (
        <CommentEdit
          comment={comment}
          postId={postId}
          personId={personId}
          onDone={() => handleEditing(false)}
        />
      ) : (
        <p dir="auto" className="ps-11 wrap-anywhere whitespace-pre-wrap">
          <WrittenText>{comment.content}</WrittenText>
        </p>
      )}
      <ContentDialogs
        what="comment"
        target={{ comment_id: comment.id }}
        open={dialog}
        onClose={() => setDialog(undefined)}
        deleting={remove.isPending}
        onDelete={handleDelete}
        returnTo={menu}
      />
    </li>
  )
}

type ActionsProps = {
  /** Id of the comment. */
  id: string
  buttonRef: Ref<HTMLButtonElement>
  isOwn: boolean
  onEdit: () => void
  onDialog: (dialog: ContentDialog) => void
}

function Actions({ id, buttonRef, isOwn, onEdit, onDialog }: ActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isModerator = useIsModerator()
  const own: MenuEntry[] = [
    { icon: Pencil, text: t('feed.edit.comment'), onSelect: onEdit },
    { icon: Trash2, text: t('feed.comments.delete'), onSelect: () => onDialog('delete') },
  ]
  const others: MenuEntry[] = [
    { icon: Flag, text: t('feed.report.comment'), onSelect: () => onDialog('report') },
  ]
  if (isModerator) {
    others.push({
      icon: Gavel,
      text: t('feed.moderate.comment'),
      onSelect: () => void navigate(`/admin/moderation?comment=${id}`),
    })
  }
  return (
    <Menu
      ref={buttonRef}
      icon={Ellipsis}
      label={t('feed.comments.menu')}
      entries={isOwn ? own : others}
      className="-me-2 -mt-1"
    />
  )
}

type CommentEditProps = Pick<CommentItemProps, 'comment' | 'postId' | 'personId'> & {
  onDone: () => void
}

function CommentEdit({ comment, postId, ...props }: CommentEditProps) {
  const edit = useEditComment(postId, comment.id)
  return <EditForm {...props} of="pro_post_comments" text={comment} edit={edit} />
}
