// Generated from supabase/migrations by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      account_counts: {
        Row: {
          role: string
          slot: number
          accounts: number
          changes: number
        }
        Insert: {
          role: string
          slot: number
          accounts: number
          changes?: number
        }
        Update: {
          role?: string
          slot?: number
          accounts?: number
          changes?: number
        }
        Relationships: []
      }
      account_directory: {
        Row: {
          id: string
          email: string
          name: string
          known_by: string
          role: string
          created_at: string
          email_confirmed_at: string | null
          banned_until: string | null
        }
        Insert: {
          id: string
          email: string
          name?: string
          known_by?: string
          role: string
          created_at: string
          email_confirmed_at?: string | null
          banned_until?: string | null
        }
        Update: {
          id?: string
          email?: string
          name?: string
          known_by?: string
          role?: string
          created_at?: string
          email_confirmed_at?: string | null
          banned_until?: string | null
        }
        Relationships: []
      }
      account_roles: {
        Row: {
          id: string
          role: 'user' | 'professional' | 'editor' | 'admin'
          second_factor_since: string | null
        }
        Insert: {
          id: string
          role?: 'user' | 'professional' | 'editor' | 'admin'
          second_factor_since?: string | null
        }
        Update: {
          id?: string
          role?: 'user' | 'professional' | 'editor' | 'admin'
          second_factor_since?: string | null
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          id: number
          created_at: string
          actor_id: string | null
          action: string
          target_type: string
          target_id: string
          details: Json
        }
        Insert: {
          id?: number
          created_at?: string
          actor_id?: string | null
          action: string
          target_type: string
          target_id: string
          details?: Json
        }
        Update: {
          id?: number
          created_at?: string
          actor_id?: string | null
          action?: string
          target_type?: string
          target_id?: string
          details?: Json
        }
        Relationships: []
      }
      availability_reminders: {
        Row: {
          person_id: string
          reminded_at: string
        }
        Insert: {
          person_id: string
          reminded_at?: string
        }
        Update: {
          person_id?: string
          reminded_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'availability_reminders_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'availability_reminders_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      availability_weeks: {
        Row: {
          person_id: string
          week: string
          hours: number
          said_at: string
        }
        Insert: {
          person_id: string
          week: string
          hours: number
          said_at?: string
        }
        Update: {
          person_id?: string
          week?: string
          hours?: number
          said_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'availability_weeks_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'availability_weeks_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      calendar_feeds: {
        Row: {
          person_id: string
          token_hash: string
          created_at: string
          read_at: string | null
        }
        Insert: {
          person_id: string
          token_hash: string
          created_at?: string
          read_at?: string | null
        }
        Update: {
          person_id?: string
          token_hash?: string
          created_at?: string
          read_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'calendar_feeds_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      contact_message_replies: {
        Row: {
          id: string
          contact_message_id: string
          author_id: string | null
          body: string
          created_at: string
        }
        Insert: {
          id?: string
          contact_message_id: string
          author_id?: string | null
          body: string
          created_at?: string
        }
        Update: {
          id?: string
          contact_message_id?: string
          author_id?: string | null
          body?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contact_message_replies_contact_message_id_fkey'
            columns: ['contact_message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          }]
      }
      contact_messages: {
        Row: {
          id: string
          name: string
          email: string
          subject: 'information' | 'devis' | 'support' | 'partnership' | 'other'
          message: string
          language: 'fr' | 'en'
          status: 'open' | 'answered' | 'archived'
          created_at: string
          folded_name: string
          folded: string
        }
        Insert: {
          id?: string
          name: string
          email: string
          subject: 'information' | 'devis' | 'support' | 'partnership' | 'other'
          message: string
          language: 'fr' | 'en'
          status?: 'open' | 'answered' | 'archived'
          created_at?: string
          folded_name?: string
          folded?: string
        }
        Update: {
          id?: string
          name?: string
          email?: string
          subject?: 'information' | 'devis' | 'support' | 'partnership' | 'other'
          message?: string
          language?: 'fr' | 'en'
          status?: 'open' | 'answered' | 'archived'
          created_at?: string
          folded_name?: string
          folded?: string
        }
        Relationships: []
      }
      content_reports: {
        Row: {
          id: string
          reporter_id: string | null
          post_id: string | null
          comment_id: string | null
          reason: 'spam' | 'harassment' | 'hate' | 'misinformation' | 'illegal' | 'other'
          details: string | null
          status: 'open' | 'resolved' | 'dismissed'
          created_at: string
          resolved_at: string | null
          decision_id: string | null
        }
        Insert: {
          id?: string
          reporter_id?: string | null
          post_id?: string | null
          comment_id?: string | null
          reason: 'spam' | 'harassment' | 'hate' | 'misinformation' | 'illegal' | 'other'
          details?: string | null
          status?: 'open' | 'resolved' | 'dismissed'
          created_at?: string
          resolved_at?: string | null
          decision_id?: string | null
        }
        Update: {
          id?: string
          reporter_id?: string | null
          post_id?: string | null
          comment_id?: string | null
          reason?: 'spam' | 'harassment' | 'hate' | 'misinformation' | 'illegal' | 'other'
          details?: string | null
          status?: 'open' | 'resolved' | 'dismissed'
          created_at?: string
          resolved_at?: string | null
          decision_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'content_reports_comment_id_fkey'
            columns: ['comment_id']
            isOneToOne: false
            referencedRelation: 'pro_post_comments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_reports_decision_id_fkey'
            columns: ['decision_id']
            isOneToOne: false
            referencedRelation: 'moderation_decisions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_reports_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'pro_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_reports_reporter_id_fkey'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_reports_reporter_id_fkey'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      daily_figures: {
        Row: {
          day: string
          requests: number
          succeeded: number
          active_people: number
          sign_ups: number | null
          posts: number | null
          contact_messages: number | null
        }
        Insert: {
          day: string
          requests?: number
          succeeded?: number
          active_people?: number
          sign_ups?: number | null
          posts?: number | null
          contact_messages?: number | null
        }
        Update: {
          day?: string
          requests?: number
          succeeded?: number
          active_people?: number
          sign_ups?: number | null
          posts?: number | null
          contact_messages?: number | null
        }
        Relationships: []
      }
      daily_visitors: {
        Row: {
          day: string
          person_id: string
        }
        Insert: {
          day: string
          person_id: string
        }
        Update: {
          day?: string
          person_id?: string
        }
        Relationships: []
      }
      draft_warnings: {
        Row: {
          project_id: string
          warned_at: string
        }
        Insert: {
          project_id: string
          warned_at?: string
        }
        Update: {
          project_id?: string
          warned_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'draft_warnings_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      endorsements: {
        Row: {
          id: string
          team_id: string
          milestone: string
          person_id: string
          author_id: string
          skill_id: string
          project_kind: string
          project_title: string | null
          is_hidden: boolean
          created_at: string
        }
        Insert: {
          id?: string
          team_id: string
          milestone: string
          person_id: string
          author_id: string
          skill_id: string
          project_kind: string
          project_title?: string | null
          is_hidden?: boolean
          created_at?: string
        }
        Update: {
          id?: string
          team_id?: string
          milestone?: string
          person_id?: string
          author_id?: string
          skill_id?: string
          project_kind?: string
          project_title?: string | null
          is_hidden?: boolean
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'endorsements_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'endorsements_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'endorsements_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'endorsements_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'endorsements_skill_id_fkey'
            columns: ['skill_id']
            isOneToOne: false
            referencedRelation: 'skills'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'endorsements_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      follows: {
        Row: {
          id: string
          follower_id: string
          followed_id: string
        }
        Insert: {
          id?: string
          follower_id: string
          followed_id: string
        }
        Update: {
          id?: string
          follower_id?: string
          followed_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'follows_followed_id_fkey'
            columns: ['followed_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'follows_followed_id_fkey'
            columns: ['followed_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'follows_follower_id_fkey'
            columns: ['follower_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'follows_follower_id_fkey'
            columns: ['follower_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      formation_markets: {
        Row: {
          hash: string
          market: Json
          created_at: string
          used_at: string
        }
        Insert: {
          hash: string
          market: Json
          created_at?: string
          used_at?: string
        }
        Update: {
          hash?: string
          market?: Json
          created_at?: string
          used_at?: string
        }
        Relationships: []
      }
      invitations: {
        Row: {
          id: string
          team_id: string
          role: string
          person_id: string
          rank: number
          day_rate: number
          status: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'ended'
          reason: string | null
          created_at: string
          due_at: string
          answered_at: string | null
          reminded_at: string | null
        }
        Insert: {
          id?: string
          team_id: string
          role: string
          person_id: string
          rank: number
          day_rate: number
          status?: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'ended'
          reason?: string | null
          created_at?: string
          due_at: string
          answered_at?: string | null
          reminded_at?: string | null
        }
        Update: {
          id?: string
          team_id?: string
          role?: string
          person_id?: string
          rank?: number
          day_rate?: number
          status?: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'ended'
          reason?: string | null
          created_at?: string
          due_at?: string
          answered_at?: string | null
          reminded_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'invitations_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_team_id_role_fkey'
            columns: ['team_id', 'role']
            isOneToOne: false
            referencedRelation: 'team_seats'
            referencedColumns: ['team_id', 'role']
          }]
      }
      milestone_deliveries: {
        Row: {
          team_id: string
          milestone: string
          version: number
          author_id: string | null
          note: string
          link: string | null
          outcome: 'accepted' | 'changes' | null
          comment: string | null
          created_at: string
          answered_at: string | null
        }
        Insert: {
          team_id: string
          milestone: string
          version: number
          author_id?: string | null
          note: string
          link?: string | null
          outcome?: 'accepted' | 'changes' | null
          comment?: string | null
          created_at?: string
          answered_at?: string | null
        }
        Update: {
          team_id?: string
          milestone?: string
          version?: number
          author_id?: string | null
          note?: string
          link?: string | null
          outcome?: 'accepted' | 'changes' | null
          comment?: string | null
          created_at?: string
          answered_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'milestone_deliveries_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'milestone_deliveries_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'milestone_deliveries_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      model_consents: {
        Row: {
          project_id: string
          host: string
          model: string
          is_given: boolean
          answered_at: string
        }
        Insert: {
          project_id: string
          host: string
          model: string
          is_given: boolean
          answered_at?: string
        }
        Update: {
          project_id?: string
          host?: string
          model?: string
          is_given?: boolean
          answered_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'model_consents_project_id_fkey'
            columns: ['project_id']
            isOneToOne: true
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      moderation_decisions: {
        Row: {
          id: string
          position: number
          target_type: 'post' | 'comment'
          target_id: string
          post_id: string
          author_id: string
          actor_id: string | null
          kind: 'hide' | 'restore' | 'delete' | 'warn' | 'dismiss'
          reason: string
          content: string
          created_at: string
          appeal: string | null
          appealed_at: string | null
          appeal_outcome: 'kept' | 'reversed' | null
          appeal_answer: string | null
          appeal_settled_at: string | null
        }
        Insert: {
          id?: string
          position?: number
          target_type: 'post' | 'comment'
          target_id: string
          post_id: string
          author_id: string
          actor_id?: string | null
          kind: 'hide' | 'restore' | 'delete' | 'warn' | 'dismiss'
          reason: string
          content: string
          created_at?: string
          appeal?: string | null
          appealed_at?: string | null
          appeal_outcome?: 'kept' | 'reversed' | null
          appeal_answer?: string | null
          appeal_settled_at?: string | null
        }
        Update: {
          id?: string
          position?: number
          target_type?: 'post' | 'comment'
          target_id?: string
          post_id?: string
          author_id?: string
          actor_id?: string | null
          kind?: 'hide' | 'restore' | 'delete' | 'warn' | 'dismiss'
          reason?: string
          content?: string
          created_at?: string
          appeal?: string | null
          appealed_at?: string | null
          appeal_outcome?: 'kept' | 'reversed' | null
          appeal_answer?: string | null
          appeal_settled_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'moderation_decisions_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'moderation_decisions_actor_id_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'moderation_decisions_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'moderation_decisions_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      newsletter_subscriptions: {
        Row: {
          id: string
          email: string
          language: 'fr' | 'en'
          token_hash: string
          confirmation_hash: string | null
          requested_at: string
          confirmed_at: string | null
        }
        Insert: {
          id?: string
          email: string
          language: 'fr' | 'en'
          token_hash: string
          confirmation_hash?: string | null
          requested_at?: string
          confirmed_at?: string | null
        }
        Update: {
          id?: string
          email?: string
          language?: 'fr' | 'en'
          token_hash?: string
          confirmation_hash?: string | null
          requested_at?: string
          confirmed_at?: string | null
        }
        Relationships: []
      }
      people: {
        Row: {
          id: string
          first_name: string | null
          last_name: string | null
          city: string | null
          country: string | null
          biography: string | null
          avatar_url: string | null
          website_url: string | null
        }
        Insert: {
          id: string
          first_name?: string | null
          last_name?: string | null
          city?: string | null
          country?: string | null
          biography?: string | null
          avatar_url?: string | null
          website_url?: string | null
        }
        Update: {
          id?: string
          first_name?: string | null
          last_name?: string | null
          city?: string | null
          country?: string | null
          biography?: string | null
          avatar_url?: string | null
          website_url?: string | null
        }
        Relationships: []
      }
      people_private: {
        Row: {
          id: string
          phone_number: string | null
          address: string | null
          postal_code: string | null
        }
        Insert: {
          id: string
          phone_number?: string | null
          address?: string | null
          postal_code?: string | null
        }
        Update: {
          id?: string
          phone_number?: string | null
          address?: string | null
          postal_code?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'people_private_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'people_private_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      person_languages: {
        Row: {
          person_id: string
          language: string
        }
        Insert: {
          person_id: string
          language: string
        }
        Update: {
          person_id?: string
          language?: string
        }
        Relationships: [
          {
            foreignKeyName: 'person_languages_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'person_languages_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      plan_events: {
        Row: {
          team_id: string
          position: number
          author_id: string | null
          kind: 'made' | 'replanned' | 'task' | 'delivery' | 'seat'
          task: string | null
          details: Json
          created_at: string
        }
        Insert: {
          team_id: string
          position: number
          author_id?: string | null
          kind: 'made' | 'replanned' | 'task' | 'delivery' | 'seat'
          task?: string | null
          details: Json
          created_at?: string
        }
        Update: {
          team_id?: string
          position?: number
          author_id?: string | null
          kind?: 'made' | 'replanned' | 'task' | 'delivery' | 'seat'
          task?: string | null
          details?: Json
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'plan_events_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plan_events_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plan_events_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      plan_tasks: {
        Row: {
          team_id: string
          task: string
          position: number
          labels: Json
          role: string
          milestone: string
          days: number
          after: (string)[]
          pinned_on: string | null
          start_on: string
          finish_on: string
          baseline_start_on: string
          baseline_finish_on: string
          state: 'todo' | 'doing' | 'done'
          remaining_days: number
          spent_days: number | null
          started_on: string | null
          finished_on: string | null
          done_by: string | null
          is_done_by_former: boolean
        }
        Insert: {
          team_id: string
          task: string
          position: number
          labels: Json
          role: string
          milestone: string
          days: number
          after?: (string)[]
          pinned_on?: string | null
          start_on: string
          finish_on: string
          baseline_start_on: string
          baseline_finish_on: string
          state?: 'todo' | 'doing' | 'done'
          remaining_days: number
          spent_days?: number | null
          started_on?: string | null
          finished_on?: string | null
          done_by?: string | null
          is_done_by_former?: boolean
        }
        Update: {
          team_id?: string
          task?: string
          position?: number
          labels?: Json
          role?: string
          milestone?: string
          days?: number
          after?: (string)[]
          pinned_on?: string | null
          start_on?: string
          finish_on?: string
          baseline_start_on?: string
          baseline_finish_on?: string
          state?: 'todo' | 'doing' | 'done'
          remaining_days?: number
          spent_days?: number | null
          started_on?: string | null
          finished_on?: string | null
          done_by?: string | null
          is_done_by_former?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'plan_tasks_done_by_fkey'
            columns: ['done_by']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plan_tasks_done_by_fkey'
            columns: ['done_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plan_tasks_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      plan_versions: {
        Row: {
          team_id: string
          version: number
          input: Json
          plan: Json
          created_at: string
        }
        Insert: {
          team_id: string
          version: number
          input: Json
          plan: Json
          created_at?: string
        }
        Update: {
          team_id?: string
          version?: number
          input?: Json
          plan?: Json
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'plan_versions_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      plans: {
        Row: {
          team_id: string
          version: number
          roles: Json
          milestones: Json
          start_on: string
          finish_on: string
          due_on: string | null
          baseline_finish_on: string
          created_at: string
          updated_at: string
          delivered_at: string | null
        }
        Insert: {
          team_id: string
          version?: number
          roles: Json
          milestones: Json
          start_on: string
          finish_on: string
          due_on?: string | null
          baseline_finish_on: string
          created_at?: string
          updated_at?: string
          delivered_at?: string | null
        }
        Update: {
          team_id?: string
          version?: number
          roles?: Json
          milestones?: Json
          start_on?: string
          finish_on?: string
          due_on?: string | null
          baseline_finish_on?: string
          created_at?: string
          updated_at?: string
          delivered_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'plans_team_id_fkey'
            columns: ['team_id']
            isOneToOne: true
            referencedRelation: 'teams'
            referencedColumns: ['id']
          }]
      }
      pro_post_comment_edits: {
        Row: {
          id: string
          comment_id: string
          content: string
          written_at: string
        }
        Insert: {
          id?: string
          comment_id: string
          content: string
          written_at: string
        }
        Update: {
          id?: string
          comment_id?: string
          content?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pro_post_comment_edits_comment_id_fkey'
            columns: ['comment_id']
            isOneToOne: false
            referencedRelation: 'pro_post_comments'
            referencedColumns: ['id']
          }]
      }
      pro_post_comments: {
        Row: {
          id: string
          post_id: string
          user_id: string
          content: string
          created_at: string
          edited_at: string | null
          hidden_at: string | null
          post_hidden: boolean
        }
        Insert: {
          id?: string
          post_id: string
          user_id: string
          content: string
          created_at?: string
          edited_at?: string | null
          hidden_at?: string | null
          post_hidden?: boolean
        }
        Update: {
          id?: string
          post_id?: string
          user_id?: string
          content?: string
          created_at?: string
          edited_at?: string | null
          hidden_at?: string | null
          post_hidden?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'pro_post_comments_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'pro_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'pro_post_comments_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'pro_post_comments_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      pro_post_edits: {
        Row: {
          id: string
          post_id: string
          content: string
          written_at: string
        }
        Insert: {
          id?: string
          post_id: string
          content: string
          written_at: string
        }
        Update: {
          id?: string
          post_id?: string
          content?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pro_post_edits_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'pro_posts'
            referencedColumns: ['id']
          }]
      }
      pro_post_likes: {
        Row: {
          post_id: string
          user_id: string
          post_hidden: boolean
        }
        Insert: {
          post_id: string
          user_id: string
          post_hidden?: boolean
        }
        Update: {
          post_id?: string
          user_id?: string
          post_hidden?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'pro_post_likes_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'pro_posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'pro_post_likes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'pro_post_likes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      pro_posts: {
        Row: {
          id: string
          author_id: string | null
          content: string
          image_url: string | null
          image_alt: string | null
          image_width: number | null
          image_height: number | null
          is_shared: boolean
          created_at: string
          edited_at: string | null
          deleted_at: string | null
          hidden_at: string | null
        }
        Insert: {
          id?: string
          author_id?: string | null
          content: string
          image_url?: string | null
          image_alt?: string | null
          image_width?: number | null
          image_height?: number | null
          is_shared?: boolean
          created_at?: string
          edited_at?: string | null
          deleted_at?: string | null
          hidden_at?: string | null
        }
        Update: {
          id?: string
          author_id?: string | null
          content?: string
          image_url?: string | null
          image_alt?: string | null
          image_width?: number | null
          image_height?: number | null
          is_shared?: boolean
          created_at?: string
          edited_at?: string | null
          deleted_at?: string | null
          hidden_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'pro_posts_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'professionals'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'pro_posts_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'professional_profiles'
            referencedColumns: ['id']
          }]
      }
      professional_rates: {
        Row: {
          id: string
          hourly_rate: number | null
          hourly_rate_public: boolean
        }
        Insert: {
          id: string
          hourly_rate?: number | null
          hourly_rate_public?: boolean
        }
        Update: {
          id?: string
          hourly_rate?: number | null
          hourly_rate_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'professional_rates_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'professionals'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'professional_rates_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'professional_profiles'
            referencedColumns: ['id']
          }]
      }
      professionals: {
        Row: {
          id: string
          profession: string | null
          experience_years: number | null
          availability_status: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url: string | null
        }
        Insert: {
          id: string
          profession?: string | null
          experience_years?: number | null
          availability_status?: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url?: string | null
        }
        Update: {
          id?: string
          profession?: string | null
          experience_years?: number | null
          availability_status?: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'professionals_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'professionals_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      project_briefs: {
        Row: {
          project_id: string
          version: number
          text: string
          corrections: Json
          read_on: string
          analysis: Json
          scope: Json
          created_at: string
        }
        Insert: {
          project_id: string
          version: number
          text: string
          corrections?: Json
          read_on: string
          analysis: Json
          scope: Json
          created_at?: string
        }
        Update: {
          project_id?: string
          version?: number
          text?: string
          corrections?: Json
          read_on?: string
          analysis?: Json
          scope?: Json
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_briefs_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      project_feedback: {
        Row: {
          team_id: string
          author_id: string
          subject_id: string
          quality: number
          timeliness: number
          communication: number
          again: boolean
          comment: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          team_id: string
          author_id: string
          subject_id: string
          quality: number
          timeliness: number
          communication: number
          again: boolean
          comment?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          team_id?: string
          author_id?: string
          subject_id?: string
          quality?: number
          timeliness?: number
          communication?: number
          again?: boolean
          comment?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_feedback_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_feedback_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_feedback_subject_id_fkey'
            columns: ['subject_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_feedback_subject_id_fkey'
            columns: ['subject_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_feedback_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['team_id']
          }]
      }
      project_formations: {
        Row: {
          id: string
          project_id: string
          brief_version: number
          market_hash: string
          asked: Json
          teams: number
          record: Json
          created_at: string
        }
        Insert: {
          id?: string
          project_id: string
          brief_version: number
          market_hash: string
          asked: Json
          teams: number
          record: Json
          created_at?: string
        }
        Update: {
          id?: string
          project_id?: string
          brief_version?: number
          market_hash?: string
          asked?: Json
          teams?: number
          record?: Json
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_formations_market_hash_fkey'
            columns: ['market_hash']
            isOneToOne: false
            referencedRelation: 'formation_markets'
            referencedColumns: ['hash']
          },
          {
            foreignKeyName: 'project_formations_project_id_brief_version_fkey'
            columns: ['project_id', 'brief_version']
            isOneToOne: false
            referencedRelation: 'project_briefs'
            referencedColumns: ['project_id', 'version']
          }]
      }
      project_preferences: {
        Row: {
          person_id: string
          kind: string
          preference: 'more' | 'never'
        }
        Insert: {
          person_id: string
          kind: string
          preference: 'more' | 'never'
        }
        Update: {
          person_id?: string
          kind?: string
          preference?: 'more' | 'never'
        }
        Relationships: [
          {
            foreignKeyName: 'project_preferences_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_preferences_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      project_proposals: {
        Row: {
          project_id: string
          person_id: string
          proposed_at: string
        }
        Insert: {
          project_id: string
          person_id: string
          proposed_at?: string
        }
        Update: {
          project_id?: string
          person_id?: string
          proposed_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_proposals_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_proposals_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'project_proposals_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      project_turns: {
        Row: {
          project_id: string
          position: number
          said: string | null
          reply: 'understood' | 'unchanged' | 'ready' | 'formed' | 'impossible' | 'chosen'
          patch: Json
          missing: (string)[]
          questions: (string)[]
          brief_version: number
          created_at: string
        }
        Insert: {
          project_id: string
          position: number
          said?: string | null
          reply: 'understood' | 'unchanged' | 'ready' | 'formed' | 'impossible' | 'chosen'
          patch?: Json
          missing?: (string)[]
          questions?: (string)[]
          brief_version: number
          created_at?: string
        }
        Update: {
          project_id?: string
          position?: number
          said?: string | null
          reply?: 'understood' | 'unchanged' | 'ready' | 'formed' | 'impossible' | 'chosen'
          patch?: Json
          missing?: (string)[]
          questions?: (string)[]
          brief_version?: number
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'project_turns_project_id_brief_version_fkey'
            columns: ['project_id', 'brief_version']
            isOneToOne: false
            referencedRelation: 'project_briefs'
            referencedColumns: ['project_id', 'version']
          }]
      }
      projects: {
        Row: {
          id: string
          client_id: string
          title: string
          step: 'collect' | 'confirm' | 'match' | 'choose' | 'plan'
          formation_id: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          id?: string
          client_id: string
          title: string
          step?: 'collect' | 'confirm' | 'match' | 'choose' | 'plan'
          formation_id?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          id?: string
          client_id?: string
          title?: string
          step?: 'collect' | 'confirm' | 'match' | 'choose' | 'plan'
          formation_id?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'projects_client_id_fkey'
            columns: ['client_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'projects_client_id_fkey'
            columns: ['client_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'projects_id_formation_id_fkey'
            columns: ['id', 'formation_id']
            isOneToOne: true
            referencedRelation: 'project_formations'
            referencedColumns: ['project_id', 'id']
          }]
      }
      proposal_exposures: {
        Row: {
          person_id: string
          last_proposed: string
          proposals: number
        }
        Insert: {
          person_id: string
          last_proposed: string
          proposals?: number
        }
        Update: {
          person_id?: string
          last_proposed?: string
          proposals?: number
        }
        Relationships: [
          {
            foreignKeyName: 'proposal_exposures_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'proposal_exposures_person_id_fkey'
            columns: ['person_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      proposal_standings: {
        Row: {
          person_id: string
          project_id: string
          month: string
          kind: Json
          told: Json | null
          is_proposed: boolean
          created_at: string
        }
        Insert: {
          person_id: string
          project_id: string
          month: string
          kind: Json
          told?: Json | null
          is_proposed: boolean
          created_at?: string
        }
        Update: {
          person_id?: string
          project_id?: string
          month?: string
          kind?: Json
          told?: Json | null
          is_proposed?: boolean
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'proposal_standings_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'proposal_standings_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'proposal_standings_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      room_decisions: {
        Row: {
          id: string
          project_id: string
          position: number | null
          text: string
          author_id: string | null
          created_at: string
          withdrawn_at: string | null
          withdrawn_by: string | null
        }
        Insert: {
          id?: string
          project_id: string
          position?: number | null
          text: string
          author_id?: string | null
          created_at?: string
          withdrawn_at?: string | null
          withdrawn_by?: string | null
        }
        Update: {
          id?: string
          project_id?: string
          position?: number | null
          text?: string
          author_id?: string | null
          created_at?: string
          withdrawn_at?: string | null
          withdrawn_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'room_decisions_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_decisions_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_decisions_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_decisions_project_id_position_fkey'
            columns: ['project_id', 'position']
            isOneToOne: false
            referencedRelation: 'room_messages'
            referencedColumns: ['project_id', 'position']
          },
          {
            foreignKeyName: 'room_decisions_withdrawn_by_fkey'
            columns: ['withdrawn_by']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_decisions_withdrawn_by_fkey'
            columns: ['withdrawn_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      room_files: {
        Row: {
          id: string
          project_id: string
          position: number
          place: number
          name: string
          type: string
          size: number
          created_at: string
        }
        Insert: {
          id: string
          project_id: string
          position: number
          place: number
          name: string
          type: string
          size: number
          created_at?: string
        }
        Update: {
          id?: string
          project_id?: string
          position?: number
          place?: number
          name?: string
          type?: string
          size?: number
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'room_files_project_id_position_fkey'
            columns: ['project_id', 'position']
            isOneToOne: false
            referencedRelation: 'room_messages'
            referencedColumns: ['project_id', 'position']
          }]
      }
      room_mentions: {
        Row: {
          project_id: string
          position: number
          person_id: string
          mailed_at: string | null
          created_at: string
        }
        Insert: {
          project_id: string
          position: number
          person_id: string
          mailed_at?: string | null
          created_at?: string
        }
        Update: {
          project_id?: string
          position?: number
          person_id?: string
          mailed_at?: string | null
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'room_mentions_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_mentions_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_mentions_project_id_position_fkey'
            columns: ['project_id', 'position']
            isOneToOne: false
            referencedRelation: 'room_messages'
            referencedColumns: ['project_id', 'position']
          }]
      }
      room_messages: {
        Row: {
          project_id: string
          position: number
          author_id: string | null
          text: string
          removed_files: number
          created_at: string
          edited_at: string | null
          deleted_at: string | null
          changed_at: string | null
        }
        Insert: {
          project_id: string
          position: number
          author_id?: string | null
          text: string
          removed_files?: number
          created_at?: string
          edited_at?: string | null
          deleted_at?: string | null
          changed_at?: string | null
        }
        Update: {
          project_id?: string
          position?: number
          author_id?: string | null
          text?: string
          removed_files?: number
          created_at?: string
          edited_at?: string | null
          deleted_at?: string | null
          changed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'room_messages_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_messages_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_messages_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      room_readers: {
        Row: {
          project_id: string
          person_id: string
          position: number
          mails_mentions: boolean
          read_at: string
          mailed_at: string | null
        }
        Insert: {
          project_id: string
          person_id: string
          position?: number
          mails_mentions?: boolean
          read_at?: string
          mailed_at?: string | null
        }
        Update: {
          project_id?: string
          person_id?: string
          position?: number
          mails_mentions?: boolean
          read_at?: string
          mailed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'room_readers_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_readers_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_readers_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      room_readings: {
        Row: {
          id: string
          project_id: string
          author_id: string | null
          reason: string
          created_at: string
        }
        Insert: {
          id?: string
          project_id: string
          author_id?: string | null
          reason: string
          created_at?: string
        }
        Update: {
          id?: string
          project_id?: string
          author_id?: string | null
          reason?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'room_readings_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_readings_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'room_readings_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      seat_departures: {
        Row: {
          invitation_id: string
          kind: 'left' | 'replaced'
          reason: string
          created_at: string
        }
        Insert: {
          invitation_id: string
          kind: 'left' | 'replaced'
          reason: string
          created_at?: string
        }
        Update: {
          invitation_id?: string
          kind?: 'left' | 'replaced'
          reason?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'seat_departures_invitation_id_fkey'
            columns: ['invitation_id']
            isOneToOne: true
            referencedRelation: 'invitations'
            referencedColumns: ['id']
          }]
      }
      seat_overrides: {
        Row: {
          id: string
          team_id: string
          role: string
          person_id: string | null
          instead_id: string | null
          author_id: string | null
          reason: string
          created_at: string
        }
        Insert: {
          id?: string
          team_id: string
          role: string
          person_id?: string | null
          instead_id?: string | null
          author_id?: string | null
          reason: string
          created_at?: string
        }
        Update: {
          id?: string
          team_id?: string
          role?: string
          person_id?: string | null
          instead_id?: string | null
          author_id?: string | null
          reason?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'seat_overrides_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_instead_id_fkey'
            columns: ['instead_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_instead_id_fkey'
            columns: ['instead_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seat_overrides_team_id_role_fkey'
            columns: ['team_id', 'role']
            isOneToOne: false
            referencedRelation: 'team_seats'
            referencedColumns: ['team_id', 'role']
          }]
      }
      second_factor_rule: {
        Row: {
          only_row: boolean
          roles: (string)[]
          grace: string
        }
        Insert: {
          only_row?: boolean
          roles: (string)[]
          grace: string
        }
        Update: {
          only_row?: boolean
          roles?: (string)[]
          grace?: string
        }
        Relationships: []
      }
      skills: {
        Row: {
          id: string
          name: string
          category: string | null
          folded: string
        }
        Insert: {
          id?: string
          name: string
          category?: string | null
          folded?: string
        }
        Update: {
          id?: string
          name?: string
          category?: string | null
          folded?: string
        }
        Relationships: []
      }
      team_seats: {
        Row: {
          team_id: string
          role: string
          labels: Json
          person_id: string | null
          deputies: (string)[]
          day_rates: (number)[]
          days: number
          start_on: string
          finish_on: string
          formation_id: string | null
        }
        Insert: {
          team_id: string
          role: string
          labels: Json
          person_id?: string | null
          deputies?: (string)[]
          day_rates: (number)[]
          days: number
          start_on: string
          finish_on: string
          formation_id?: string | null
        }
        Update: {
          team_id?: string
          role?: string
          labels?: Json
          person_id?: string | null
          deputies?: (string)[]
          day_rates?: (number)[]
          days?: number
          start_on?: string
          finish_on?: string
          formation_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'team_seats_formation_id_fkey'
            columns: ['formation_id']
            isOneToOne: false
            referencedRelation: 'project_formations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_seats_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_seats_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_seats_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          }]
      }
      team_shares: {
        Row: {
          id: string
          project_id: string
          place: number
          token_hash: string
          team: Json
          created_at: string
          read_at: string | null
        }
        Insert: {
          id?: string
          project_id: string
          place: number
          token_hash: string
          team: Json
          created_at?: string
          read_at?: string | null
        }
        Update: {
          id?: string
          project_id?: string
          place?: number
          token_hash?: string
          team?: Json
          created_at?: string
          read_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'team_shares_project_id_fkey'
            columns: ['project_id']
            isOneToOne: false
            referencedRelation: 'projects'
            referencedColumns: ['id']
          }]
      }
      teams: {
        Row: {
          id: string
          project_id: string
          formation_id: string
          kind: 'excellence' | 'economy' | 'speed'
          status: 'chosen' | 'inviting' | 'complete' | 'incomplete' | 'dissolved'
          quality: number
          cost: number
          currency: string
          start_on: string
          finish_on: string
          created_at: string
        }
        Insert: {
          id?: string
          project_id: string
          formation_id: string
          kind: 'excellence' | 'economy' | 'speed'
          status?: 'chosen' | 'inviting' | 'complete' | 'incomplete' | 'dissolved'
          quality: number
          cost: number
          currency: string
          start_on: string
          finish_on: string
          created_at?: string
        }
        Update: {
          id?: string
          project_id?: string
          formation_id?: string
          kind?: 'excellence' | 'economy' | 'speed'
          status?: 'chosen' | 'inviting' | 'complete' | 'incomplete' | 'dissolved'
          quality?: number
          cost?: number
          currency?: string
          start_on?: string
          finish_on?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'teams_project_id_formation_id_fkey'
            columns: ['project_id', 'formation_id']
            isOneToOne: false
            referencedRelation: 'project_formations'
            referencedColumns: ['project_id', 'id']
          }]
      }
      turn_phrasings: {
        Row: {
          project_id: string
          position: number
          host: string
          model: string
          language: 'fr' | 'en'
          reply: string | null
          suggestions: Json
          created_at: string
        }
        Insert: {
          project_id: string
          position: number
          host: string
          model: string
          language: 'fr' | 'en'
          reply?: string | null
          suggestions?: Json
          created_at?: string
        }
        Update: {
          project_id?: string
          position?: number
          host?: string
          model?: string
          language?: 'fr' | 'en'
          reply?: string | null
          suggestions?: Json
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'turn_phrasings_project_id_position_fkey'
            columns: ['project_id', 'position']
            isOneToOne: true
            referencedRelation: 'project_turns'
            referencedColumns: ['project_id', 'position']
          }]
      }
      user_skills: {
        Row: {
          id: string
          user_id: string
          skill_id: string
          level: number
        }
        Insert: {
          id?: string
          user_id: string
          skill_id: string
          level?: number
        }
        Update: {
          id?: string
          user_id?: string
          skill_id?: string
          level?: number
        }
        Relationships: [
          {
            foreignKeyName: 'user_skills_skill_id_fkey'
            columns: ['skill_id']
            isOneToOne: false
            referencedRelation: 'skills'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'user_skills_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'user_skills_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      write_counts: {
        Row: {
          person_id: string
          kind: string
          minute: string
          in_minute: number
          day: string
          in_day: number
        }
        Insert: {
          person_id: string
          kind: string
          minute: string
          in_minute: number
          day: string
          in_day: number
        }
        Update: {
          person_id?: string
          kind?: string
          minute?: string
          in_minute?: number
          day?: string
          in_day?: number
        }
        Relationships: [
          {
            foreignKeyName: 'write_counts_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'write_counts_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
    }
    Views: {
      professional_profiles: {
        Row: {
          id: string
          profession: string | null
          experience_years: number | null
          availability_status: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url: string | null
          hourly_rate: number | null
          hourly_rate_public: boolean
        }
        Insert: {
          id?: string
          profession?: string | null
          experience_years?: number | null
          availability_status?: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url?: string | null
          hourly_rate?: number | null
          hourly_rate_public?: boolean
        }
        Update: {
          id?: string
          profession?: string | null
          experience_years?: number | null
          availability_status?: 'available' | 'busy' | 'away' | 'not_looking' | null
          portfolio_url?: string | null
          hourly_rate?: number | null
          hourly_rate_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'professionals_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'professionals_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          }]
      }
      profiles: {
        Row: {
          id: string
          first_name: string | null
          last_name: string | null
          city: string | null
          country: string | null
          biography: string | null
          avatar_url: string | null
          website_url: string | null
          phone_number: string | null
          address: string | null
          postal_code: string | null
        }
        Insert: {
          id?: string
          first_name?: string | null
          last_name?: string | null
          city?: string | null
          country?: string | null
          biography?: string | null
          avatar_url?: string | null
          website_url?: string | null
          phone_number?: string | null
          address?: string | null
          postal_code?: string | null
        }
        Update: {
          id?: string
          first_name?: string | null
          last_name?: string | null
          city?: string | null
          country?: string | null
          biography?: string | null
          avatar_url?: string | null
          website_url?: string | null
          phone_number?: string | null
          address?: string | null
          postal_code?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      can_publish: { Args: never; Returns: boolean }
      find_posts: { Args: { words: string[]; before_at?: string; before_id?: string; after_at?: string; after_id?: string; most?: number }; Returns: string[] }
      find_professionals: {
        Args: { words: string[]; most?: number }
        Returns: {
          id: string | null
          first_name: string | null
          last_name: string | null
          avatar_url: string | null
          profession: string | null
        }[]
      }
      folded: { Args: { value: string }; Returns: string }
      folded_name: { Args: { value: string }; Returns: string }
      has_project: { Args: { project: string }; Returns: boolean }
      is_admin: { Args: never; Returns: boolean }
      is_blank: { Args: { value: string }; Returns: boolean }
      is_image_address: { Args: { value: string }; Returns: boolean }
      is_in_room: { Args: { project: string }; Returns: boolean }
      is_invited_to: { Args: { project: string }; Returns: boolean }
      is_moderator: { Args: never; Returns: boolean }
      is_on_team: { Args: { team: string }; Returns: boolean }
      is_one_line: { Args: { value: string }; Returns: boolean }
      is_own_file: { Args: { value: string; bucket: string; owner: string }; Returns: boolean }
      is_web_address: { Args: { value: string }; Returns: boolean }
      may_have_skills: { Args: never; Returns: boolean }
      may_read_feedback: { Args: { team: string; author: string; subject: string }; Returns: boolean }
      may_read_room_file: { Args: { path: string }; Returns: boolean }
      may_store_file: { Args: { bucket: string; path: string }; Returns: boolean }
      may_store_room_file: { Args: { bucket: string; path: string }; Returns: boolean }
      own_rooms: { Args: never; Returns: string[] }
      save_profile: { Args: { changes: Json }; Returns: undefined }
      shared_post: {
        Args: { id: string }
        Returns: {
          content: string
          image_url: string | null
          image_alt: string | null
          image_width: number | null
          image_height: number | null
          created_at: string
          edited_at: string | null
          first_name: string | null
          last_name: string | null
          avatar_url: string | null
          profession: string | null
          author_tint: number
        }[]
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
