-- The twenty-six migrations of before, in their order: the tables of a database that take_over.sql takes over.
CREATE TABLE "accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name_on_platform" text NOT NULL,
	"name_key" text NOT NULL,
	"country" text NOT NULL,
	"preferred_language" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"communication_opt_in" boolean DEFAULT false NOT NULL,
	"communication_third_party_opt_in" boolean DEFAULT false NOT NULL,
	"legal_optins_key" text,
	"avatar_gallery_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_name_key_unique" UNIQUE("name_key")
);

CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_kind_subject_pk" PRIMARY KEY("kind","subject")
);

CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" bigint
);

CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"next_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_on_hash" text,
	"ticket_hash" text NOT NULL,
	"remember_me_hash" text,
	"remember_me_expires_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "sessions_remember_me_hash_unique" UNIQUE("remember_me_hash")
);

CREATE TABLE "sign_on_sessions" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "used_remember_me_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);

CREATE TABLE "action_progress" (
	"profile_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "action_progress_profile_id_action_id_pk" PRIMARY KEY("profile_id","action_id")
);

CREATE TABLE "actions" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"event" text NOT NULL,
	"target" integer NOT NULL,
	"units" integer NOT NULL,
	"xp" integer NOT NULL,
	"glyph" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "action_key" UNIQUE("space_id","key")
);

CREATE TABLE "avatars" (
	"avatar_gallery_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"space_id" uuid,
	"position" integer NOT NULL
);

CREATE TABLE "badges" (
	"badge_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"glyph" text NOT NULL,
	"action_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "badge_key" UNIQUE("space_id","key")
);

CREATE TABLE "challenge_progress" (
	"profile_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"activated_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"banked_at" timestamp with time zone,
	CONSTRAINT "challenge_progress_profile_id_challenge_id_pk" PRIMARY KEY("profile_id","challenge_id")
);

CREATE TABLE "challenge_runs" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"definition_id" uuid NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);

CREATE TABLE "challenges" (
	"definition_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"event" text NOT NULL,
	"unit_name" text NOT NULL,
	"glyph" text NOT NULL,
	"thresholds" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "challenge_key" UNIQUE("space_id","key")
);

CREATE TABLE "claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "entities" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"space_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"tags" jsonb NOT NULL,
	"obj" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"last_modified" timestamp with time zone NOT NULL
);

CREATE TABLE "friends" (
	"profile_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"friendship_date" timestamp with time zone NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	CONSTRAINT "friends_profile_id_friend_id_pk" PRIMARY KEY("profile_id","friend_id")
);

CREATE TABLE "game_platforms" (
	"space_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_platforms_space_id_platform_pk" PRIMARY KEY("space_id","platform"),
	CONSTRAINT "game_platforms_application_id_unique" UNIQUE("application_id")
);

CREATE TABLE "games" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"tagline" text NOT NULL,
	"genre" text NOT NULL,
	"description" text NOT NULL,
	"release_date" timestamp with time zone NOT NULL,
	"age_rating" text NOT NULL,
	"links" jsonb NOT NULL,
	"community_videos" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "games_slug_unique" UNIQUE("slug")
);

CREATE TABLE "idempotent_replies" (
	"profile_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"reply" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_replies_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);

CREATE TABLE "lots" (
	"lot_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"remaining" integer NOT NULL,
	"acquired_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "remaining_is_within_the_lot" CHECK ("lots"."remaining" between 0 and "lots"."units")
);

CREATE TABLE "news" (
	"news_id" text NOT NULL,
	"locale" text NOT NULL,
	"space_id" uuid,
	"type" text NOT NULL,
	"placement" text NOT NULL,
	"priority" integer NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"expiration_date" timestamp with time zone,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"tags" jsonb NOT NULL,
	CONSTRAINT "news_news_id_locale_pk" PRIMARY KEY("news_id","locale")
);

CREATE TABLE "owned_games" (
	"profile_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"owned_since" timestamp with time zone NOT NULL,
	"first_played_at" timestamp with time zone,
	"last_played_at" timestamp with time zone,
	"seconds_played" integer DEFAULT 0 NOT NULL,
	"last_session_seconds" integer DEFAULT 0 NOT NULL,
	"sessions_played" integer DEFAULT 0 NOT NULL,
	"days_played" integer DEFAULT 0 NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "owned_games_profile_id_space_id_platform_pk" PRIMARY KEY("profile_id","space_id","platform")
);

CREATE TABLE "play_events" (
	"profile_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"name" text NOT NULL,
	"count" double precision NOT NULL,
	"game_session_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_events_profile_id_event_id_pk" PRIMARY KEY("profile_id","event_id")
);

CREATE TABLE "player_badges" (
	"profile_id" uuid NOT NULL,
	"badge_id" uuid NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_badges_profile_id_badge_id_pk" PRIMARY KEY("profile_id","badge_id")
);

CREATE TABLE "player_stats" (
	"profile_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"stat_name" text NOT NULL,
	"value" double precision NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	CONSTRAINT "player_stats_profile_id_space_id_stat_name_pk" PRIMARY KEY("profile_id","space_id","stat_name")
);

CREATE TABLE "players" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"challenges_completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "xp_is_not_negative" CHECK ("players"."xp" >= 0)
);

CREATE TABLE "presences" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"space_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"held_minutes" integer
);

CREATE TABLE "promotion_keys" (
	"code" text PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "rewards" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rarity_id" text NOT NULL,
	"value" integer NOT NULL,
	"glyph" text NOT NULL,
	"description" text NOT NULL,
	"instruction" text NOT NULL,
	"location" text,
	"quantity_limit" integer,
	"is_new" boolean NOT NULL,
	"lock_reason" text,
	"lock_level" integer,
	"lock_action_id" uuid,
	"lock_reward_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "reward_key" UNIQUE("space_id","key"),
	CONSTRAINT "price_is_positive" CHECK ("rewards"."value" > 0)
);

CREATE TABLE "star_players" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"story" text NOT NULL,
	"space_id" uuid NOT NULL,
	"avatar_kind" text NOT NULL,
	"position" integer NOT NULL
);

CREATE TABLE "stats" (
	"space_id" uuid NOT NULL,
	"stat_name" text NOT NULL,
	"display_name" text NOT NULL,
	"format" text NOT NULL,
	"unit" text,
	"event" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stats_space_id_stat_name_pk" PRIMARY KEY("space_id","stat_name")
);

CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"units" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"source" jsonb NOT NULL,
	"space_id" uuid,
	"expires_at" timestamp with time zone,
	"balance_after" integer NOT NULL,
	"draws" jsonb NOT NULL,
	CONSTRAINT "transactions_chain" UNIQUE("profile_id","seq"),
	CONSTRAINT "balance_is_never_negative" CHECK ("transactions"."balance_after" >= 0)
);

ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_on_hash_sign_on_sessions_cookie_hash_fk" FOREIGN KEY ("sign_on_hash") REFERENCES "public"."sign_on_sessions"("cookie_hash") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "used_remember_me_tickets" ADD CONSTRAINT "used_remember_me_tickets_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "action_progress" ADD CONSTRAINT "action_progress_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "action_progress" ADD CONSTRAINT "action_progress_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "actions" ADD CONSTRAINT "actions_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "badges" ADD CONSTRAINT "badges_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "badges" ADD CONSTRAINT "badges_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "challenge_progress" ADD CONSTRAINT "challenge_progress_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "challenge_progress" ADD CONSTRAINT "challenge_progress_challenge_id_challenge_runs_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenge_runs"("challenge_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_definition_id_challenges_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."challenges"("definition_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "entities" ADD CONSTRAINT "entities_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "friends" ADD CONSTRAINT "friends_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "friends" ADD CONSTRAINT "friends_friend_id_accounts_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "game_platforms" ADD CONSTRAINT "game_platforms_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "idempotent_replies" ADD CONSTRAINT "idempotent_replies_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lots" ADD CONSTRAINT "lots_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "player_badges" ADD CONSTRAINT "player_badges_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "player_badges" ADD CONSTRAINT "player_badges_badge_id_badges_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("badge_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "players" ADD CONSTRAINT "players_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "presences" ADD CONSTRAINT "presences_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "presences" ADD CONSTRAINT "presences_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotion_keys" ADD CONSTRAINT "promotion_keys_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "star_players" ADD CONSTRAINT "star_players_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stats" ADD CONSTRAINT "stats_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "challenge_runs_by_end" ON "challenge_runs" USING btree ("ends_at");
CREATE INDEX "claims_by_profile" ON "claims" USING btree ("profile_id","space_id");
CREATE INDEX "entities_by_profile" ON "entities" USING btree ("profile_id");
CREATE INDEX "lots_with_units_left" ON "lots" USING btree ("profile_id") WHERE "lots"."remaining" > 0;
CREATE INDEX "owned_games_by_last_played" ON "owned_games" USING btree ("profile_id","last_played_at");
CREATE TABLE "console_auth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"device_name" text NOT NULL,
	"app_id" uuid NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "console_auth_codes_user_code_unique" UNIQUE("user_code")
);

CREATE TABLE "external_profiles" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"platform_type" text NOT NULL,
	"id_on_platform" text NOT NULL,
	"name_on_platform" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"linked_at" timestamp with time zone,
	CONSTRAINT "external_profiles_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "external_profile" UNIQUE("platform_type","id_on_platform"),
	CONSTRAINT "one_external_profile_a_platform" UNIQUE("user_id","platform_type")
);

CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"preference" jsonb NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "switch_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"app_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "two_factor_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"remember_me" boolean NOT NULL,
	"mailed_code_hash" text,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "friend_requests" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"request_date" timestamp with time zone NOT NULL,
	CONSTRAINT "friend_requests_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);

ALTER TABLE "claims" ADD COLUMN "refunded_at" timestamp with time zone;
ALTER TABLE "promotion_keys" ADD COLUMN "refunded_at" timestamp with time zone;
ALTER TABLE "transactions" ADD COLUMN "refund_of" uuid;
ALTER TABLE "console_auth_codes" ADD CONSTRAINT "console_auth_codes_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_profiles" ADD CONSTRAINT "external_profiles_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "switch_tickets" ADD CONSTRAINT "switch_tickets_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "two_factor_tickets" ADD CONSTRAINT "two_factor_tickets_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_from_id_accounts_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "friend_requests" ADD CONSTRAINT "friend_requests_to_id_accounts_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "friend_requests_by_receiver" ON "friend_requests" USING btree ("to_id");
ALTER TABLE "transactions" ADD CONSTRAINT "refund_of_a_spending" FOREIGN KEY ("refund_of") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transactions" ADD CONSTRAINT "refunded_once" UNIQUE("refund_of");
CREATE TABLE "challenge_credits" (
	"profile_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"counted" integer NOT NULL,
	CONSTRAINT "challenge_credits_profile_id_challenge_id_event_id_pk" PRIMARY KEY("profile_id","challenge_id","event_id")
);

ALTER TABLE "challenge_runs" ADD COLUMN "community_progress" integer DEFAULT 0 NOT NULL;
ALTER TABLE "challenges" ADD COLUMN "platforms" jsonb;
ALTER TABLE "play_events" ADD COLUMN "platform" text;
ALTER TABLE "challenge_credits" ADD CONSTRAINT "challenge_credits_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "challenge_credits" ADD CONSTRAINT "challenge_credits_challenge_id_challenge_runs_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenge_runs"("challenge_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "challenge_credits" ADD CONSTRAINT "credit_of_an_event" FOREIGN KEY ("profile_id","event_id") REFERENCES "public"."play_events"("profile_id","event_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "play_events_by_name" ON "play_events" USING btree ("profile_id","name","received_at");
CREATE TABLE "player_weeks" (
	"profile_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"xp" integer NOT NULL,
	CONSTRAINT "player_weeks_profile_id_starts_at_pk" PRIMARY KEY("profile_id","starts_at")
);

ALTER TABLE "presences" ADD COLUMN "played_at" timestamp with time zone;
ALTER TABLE "player_weeks" ADD CONSTRAINT "player_weeks_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "wishes" (
	"profile_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "wishes_profile_id_reward_id_pk" PRIMARY KEY("profile_id","reward_id")
);

ALTER TABLE "wishes" ADD CONSTRAINT "wishes_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "metrics_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metrics_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"visit_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"release" text NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "metrics_event_of_visit" UNIQUE("visit_id","sequence")
);

CREATE INDEX "metrics_events_by_time" ON "metrics_events" USING btree ("received_at");
ALTER TABLE "accounts" ADD COLUMN "renamed_at" timestamp with time zone;
CREATE INDEX "challenge_credits_by_event" ON "challenge_credits" USING btree ("profile_id","event_id");
CREATE INDEX "play_events_by_time" ON "play_events" USING btree ("received_at");
CREATE TABLE "declined_friend_requests" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"declined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_friend_requests_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);

CREATE TABLE "sent_friend_requests" (
	"sent_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_friend_requests_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);

ALTER TABLE "declined_friend_requests" ADD CONSTRAINT "declined_friend_requests_from_id_accounts_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "declined_friend_requests" ADD CONSTRAINT "declined_friend_requests_to_id_accounts_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sent_friend_requests" ADD CONSTRAINT "sent_friend_requests_from_id_accounts_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sent_friend_requests_by_sender" ON "sent_friend_requests" USING btree ("from_id","sent_at");
ALTER TABLE "console_auth_codes" ADD COLUMN "session_ends_at" timestamp with time zone;
ALTER TABLE "external_profiles" ADD COLUMN "is_confirmed" boolean DEFAULT true NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone;
ALTER TABLE "switch_tickets" ADD COLUMN "session_ends_at" timestamp with time zone;
CREATE TABLE "game_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"maker" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);

ALTER TABLE "sessions" ADD COLUMN "app_id" uuid;
ALTER TABLE "play_events" ADD COLUMN "held_for" text;
ALTER TABLE "play_events" ADD COLUMN "dropped_at" timestamp with time zone;
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "game_keys_by_space" ON "game_keys" USING btree ("space_id");
CREATE INDEX "play_events_in_quarantine" ON "play_events" USING btree ("received_at") WHERE "play_events"."held_for" is not null and "play_events"."dropped_at" is null;
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp with time zone;
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
UPDATE "accounts" SET "email_verified_at" = now();
ALTER TABLE "used_remember_me_tickets" ADD COLUMN "used_at" timestamp with time zone;
ALTER TABLE "used_remember_me_tickets" ADD COLUMN "salt" text;
CREATE TABLE "known_devices" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "known_devices_by_account" ON "known_devices" USING btree ("user_id","expires_at");
-- Platforms keep the catalog in memory. Every change of it, by whom ever, raises its version and announces itself.
CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facts (key, value) VALUES ('catalogue.version', '1')
    ON CONFLICT (key) DO UPDATE SET value = (facts.value::bigint + 1)::text;
  NOTIFY catalogue;
  RETURN NULL;
END $$;
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_platforms FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rewards FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON actions FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON challenges FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stats FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON star_players FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
-- The tables of the job queue, as pg-boss 10.4.2 constructs them (version 24), and the platform's queues. A job that is
-- written announces itself when its transaction is committed.
CREATE SCHEMA IF NOT EXISTS pgboss;
CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);
CREATE TABLE pgboss.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);
CREATE TABLE pgboss.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES pgboss.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);
CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
CREATE TABLE pgboss.archive (LIKE pgboss.job);
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);
CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;
;
CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;
;
INSERT INTO pgboss.version(version) VALUES ('24');
SELECT pgboss.create_queue('email', '{"policy":"standard","retryLimit":12,"retryDelay":10,"retryBackoff":true,"expireInSeconds":60}');
SELECT pgboss.create_queue('passwordReset', '{"policy":"standard","retryLimit":5,"retryDelay":5,"retryBackoff":true,"expireInSeconds":60}');
SELECT pgboss.create_queue('maintenance', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
SELECT pgboss.create_queue('ledgerCheck', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
CREATE FUNCTION note_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY jobs;
  RETURN NULL;
END $$;
CREATE TRIGGER note_job AFTER INSERT ON pgboss.job FOR EACH STATEMENT EXECUTE FUNCTION note_job();
CREATE TABLE "blocks" (
	"profile_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_profile_id_blocked_id_pk" PRIMARY KEY("profile_id","blocked_id")
);

CREATE TABLE "player_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reporter_id_accounts_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reported_id_accounts_user_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id");
CREATE UNIQUE INDEX "one_open_report" ON "player_reports" USING btree ("reporter_id","reported_id") WHERE "player_reports"."closed_at" is null;
CREATE INDEX "player_reports_by_reporter" ON "player_reports" USING btree ("reporter_id","reported_at");
CREATE INDEX "player_reports_by_reported" ON "player_reports" USING btree ("reported_id");
ALTER TABLE "claims" ADD COLUMN "transaction_id" uuid;
ALTER TABLE "claims" ADD COLUMN "delivered_at" timestamp with time zone;
ALTER TABLE "claims" ADD COLUMN "undone_at" timestamp with time zone;
ALTER TABLE "claims" ADD CONSTRAINT "claims_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claim_of_a_spending" UNIQUE("transaction_id");
ALTER TABLE "claims" ADD CONSTRAINT "claim_is_delivered_or_undone" CHECK ("claims"."delivered_at" is null or "claims"."undone_at" is null);
ALTER TABLE "claims" ADD CONSTRAINT "undone_claim_is_refunded" CHECK ("claims"."undone_at" is null or "claims"."refunded_at" is not null);
CREATE TABLE "club_settings" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"auto_bank" boolean DEFAULT false NOT NULL,
	"almost_missed_at" timestamp with time zone,
	"auto_bank_chosen_at" timestamp with time zone
);

ALTER TABLE "club_settings" ADD CONSTRAINT "club_settings_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "club_settings_with_auto_bank" ON "club_settings" USING btree ("profile_id") WHERE "club_settings"."auto_bank";
SELECT pgboss.create_queue('autoBank', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
CREATE TABLE "goals" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"reward_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"claims_itself" boolean DEFAULT false NOT NULL
);

ALTER TABLE "goals" ADD CONSTRAINT "goals_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "goals" ADD CONSTRAINT "goals_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "notice_choices" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "notice_choices_profile_id_kind_channel_pk" PRIMARY KEY("profile_id","kind","channel")
);

CREATE TABLE "notices" (
	"notice_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fact" text NOT NULL,
	"details" jsonb NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_of_fact" UNIQUE("profile_id","kind","fact")
);

ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notices" ADD CONSTRAINT "notices_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notices_by_player" ON "notices" USING btree ("profile_id","created_at");
CREATE INDEX "lots_by_expiry" ON "lots" USING btree ("expires_at") WHERE "lots"."remaining" > 0;
SELECT pgboss.create_queue('notices', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
ALTER TABLE "sign_on_sessions" ADD COLUMN "device" text;
CREATE TABLE "notice_deliveries" (
	"notice_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_notice_id_channel_pk" PRIMARY KEY("notice_id","channel")
);

ALTER TABLE "club_settings" ADD COLUMN "has_quiet_hours" boolean DEFAULT true NOT NULL;
ALTER TABLE "club_settings" ADD COLUMN "quiet_from" integer DEFAULT 22 NOT NULL;
ALTER TABLE "club_settings" ADD COLUMN "quiet_until" integer DEFAULT 8 NOT NULL;
ALTER TABLE "club_settings" ADD COLUMN "time_zone" text;
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_notice_id_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("notice_id") ON DELETE cascade ON UPDATE no action;
SELECT pgboss.create_queue('noticeDelivery', '{"policy":"standard","retryLimit":5,"retryDelay":60,"retryBackoff":true,"expireInSeconds":300}');
CREATE TABLE "email_changes" (
	"objection_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"previous_email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);

CREATE TABLE "second_factor_setups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "accounts" ADD COLUMN "closes_at" timestamp with time zone;
ALTER TABLE "email_verifications" ADD COLUMN "is_change" boolean DEFAULT false NOT NULL;
ALTER TABLE "second_factors" ADD COLUMN "turned_on_at" timestamp with time zone;
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "second_factor_setups" ADD CONSTRAINT "second_factor_setups_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;
SELECT pgboss.create_queue('closedAccounts', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";
ALTER TABLE "accounts" ADD COLUMN "email_key" text;
ALTER TABLE "email_changes" ADD COLUMN "previous_email_key" text;
ALTER TABLE "email_changes" ADD COLUMN "second_factor" jsonb;
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;
ALTER TABLE "sign_on_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;
UPDATE "sign_on_sessions" SET "used_at" = "created_at";
-- Addresses that are their own key. The platform reads the others when it starts (fillEmailKeys), because SQL knows no IDNA.
UPDATE "accounts" SET "email_key" = "email" WHERE "email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$' AND "email" !~ '[@.]xn--';
UPDATE "email_changes" SET "previous_email_key" = "previous_email" WHERE "previous_email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$' AND "previous_email" !~ '[@.]xn--';
-- What was on when the change was requested; until now an objection went by the date.
UPDATE "email_changes" SET "second_factor" = jsonb_build_object('secret', "f"."secret", 'preference', "f"."preference", 'lastStep', "f"."last_step", 'codeHashes', COALESCE((SELECT jsonb_agg("r"."code_hash") FROM "recovery_codes" "r" WHERE "r"."user_id" = "f"."user_id"), '[]'::jsonb)) FROM "second_factors" "f" WHERE "f"."user_id" = "email_changes"."user_id" AND ("f"."turned_on_at" IS NULL OR "f"."turned_on_at" < "email_changes"."requested_at");
CREATE INDEX "email_changes_by_previous_email" ON "email_changes" USING btree ("previous_email_key");
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("user_id");
CREATE INDEX "sign_on_sessions_by_account" ON "sign_on_sessions" USING btree ("user_id","used_at");
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key");
ALTER TABLE "lots" ADD COLUMN "has_grace" boolean DEFAULT false NOT NULL;
ALTER TABLE "promotion_keys" ADD COLUMN "transaction_id" uuid;
ALTER TABLE "promotion_keys" ADD CONSTRAINT "promotion_keys_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotion_keys" ADD CONSTRAINT "code_of_a_spending" UNIQUE("transaction_id");
-- Claims and codes of one instant are paired with the spendings of that instant, the refunded ones first.
WITH "paid" AS (
  SELECT "claim_id" AS "id", "profile_id", "reward_id"::text AS "source_id", "claimed_at" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "reward_id", "claimed_at" ORDER BY "refunded_at" IS NULL, "claim_id") AS "place"
  FROM "claims" WHERE "transaction_id" IS NULL
), "spendings" AS (
  SELECT "id", "profile_id", "source" ->> 'id' AS "source_id", "date" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "source" ->> 'id', "date"
      ORDER BY NOT EXISTS (SELECT 1 FROM "transactions" "refund" WHERE "refund"."refund_of" = "transactions"."id"), "seq") AS "place"
  FROM "transactions" WHERE "kind" = 'spent' AND "source" ->> 'type' = 'reward'
    AND NOT EXISTS (SELECT 1 FROM "claims" WHERE "claims"."transaction_id" = "transactions"."id")
)
UPDATE "claims" SET "transaction_id" = "spendings"."id"
FROM "paid" JOIN "spendings" USING ("profile_id", "source_id", "at", "place")
WHERE "claims"."claim_id" = "paid"."id";
WITH "paid" AS (
  SELECT "code", "profile_id", "bought_at" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "bought_at" ORDER BY "refunded_at" IS NULL, "code") AS "place"
  FROM "promotion_keys"
), "spendings" AS (
  SELECT "id", "profile_id", "date" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "date"
      ORDER BY NOT EXISTS (SELECT 1 FROM "transactions" "refund" WHERE "refund"."refund_of" = "transactions"."id"), "seq") AS "place"
  FROM "transactions" WHERE "kind" = 'spent' AND "source" ->> 'type' = 'discount'
)
UPDATE "promotion_keys" SET "transaction_id" = "spendings"."id"
FROM "paid" JOIN "spendings" USING ("profile_id", "at", "place")
WHERE "promotion_keys"."code" = "paid"."code";
-- A refund of one of several claims of an instant could mark another one of them.
UPDATE "claims" SET "refunded_at" = "refund"."date"
FROM "transactions" "refund" WHERE "refund"."refund_of" = "claims"."transaction_id" AND "claims"."refunded_at" IS NULL;
UPDATE "claims" SET "refunded_at" = NULL
WHERE "transaction_id" IS NOT NULL AND "refunded_at" IS NOT NULL AND "undone_at" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "transactions" WHERE "refund_of" = "claims"."transaction_id");
-- Lots that refunds made for Units whose lot had expired.
UPDATE "lots" SET "has_grace" = true
FROM "transactions" WHERE "transactions"."profile_id" = "lots"."profile_id" AND "transactions"."kind" = 'refunded'
  AND "transactions"."date" = "lots"."acquired_at" AND "transactions"."expires_at" = "lots"."expires_at";
-- What ended with a day in UTC, or within it, ends with that day wherever the player is (UTC-12).
UPDATE "lots" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC'
WHERE "expires_at" IS NOT NULL;
UPDATE "transactions" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC'
WHERE "expires_at" IS NOT NULL;
UPDATE "promotion_keys" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC';
UPDATE "notices" SET "details" = jsonb_set("details", '{until}', to_jsonb(to_char(
  date_trunc('day', ("details" ->> 'until')::timestamptz AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
WHERE "kind" = 'unitsExpiring';
-- An expiry names the month in which its Units were acquired instead of the day on which they expired.
UPDATE "transactions" SET "source" = jsonb_set("source", '{id}', to_jsonb(CASE
  WHEN "date" < '2019-04-01T00:00:00Z' THEN '2017-03'
  ELSE to_char("lots"."acquired_at" AT TIME ZONE 'UTC', 'YYYY-MM') END))
FROM "lots" WHERE "transactions"."kind" = 'expired' AND "lots"."lot_id" = ("transactions"."draws" -> 0 ->> 'lotId')::uuid;
