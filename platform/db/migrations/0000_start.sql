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
--> statement-breakpoint
CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"at" bigint
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"next_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "sign_on_sessions" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_remember_me_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_progress" (
	"profile_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "action_progress_profile_id_action_id_pk" PRIMARY KEY("profile_id","action_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "avatars" (
	"avatar_gallery_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"space_id" uuid,
	"position" integer NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "challenge_progress" (
	"profile_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"activated_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"banked_at" timestamp with time zone,
	CONSTRAINT "challenge_progress_profile_id_challenge_id_pk" PRIMARY KEY("profile_id","challenge_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_runs" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"definition_id" uuid NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "friends" (
	"profile_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"friendship_date" timestamp with time zone NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	CONSTRAINT "friends_profile_id_friend_id_pk" PRIMARY KEY("profile_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "game_platforms" (
	"space_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_platforms_space_id_platform_pk" PRIMARY KEY("space_id","platform"),
	CONSTRAINT "game_platforms_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"profile_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"reply" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_replies_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"lot_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"remaining" integer NOT NULL,
	"acquired_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "remaining_is_within_the_lot" CHECK ("lots"."remaining" between 0 and "lots"."units")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "player_badges" (
	"profile_id" uuid NOT NULL,
	"badge_id" uuid NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_badges_profile_id_badge_id_pk" PRIMARY KEY("profile_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "player_stats" (
	"profile_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"stat_name" text NOT NULL,
	"value" double precision NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	CONSTRAINT "player_stats_profile_id_space_id_stat_name_pk" PRIMARY KEY("profile_id","space_id","stat_name")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"challenges_completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "xp_is_not_negative" CHECK ("players"."xp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"space_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"held_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "promotion_keys" (
	"code" text PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "star_players" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"story" text NOT NULL,
	"space_id" uuid NOT NULL,
	"avatar_kind" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_on_hash_sign_on_sessions_cookie_hash_fk" FOREIGN KEY ("sign_on_hash") REFERENCES "public"."sign_on_sessions"("cookie_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD CONSTRAINT "sign_on_sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_remember_me_tickets" ADD CONSTRAINT "used_remember_me_tickets_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_progress" ADD CONSTRAINT "action_progress_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_progress" ADD CONSTRAINT "action_progress_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_action_id_actions_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("action_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_progress" ADD CONSTRAINT "challenge_progress_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_progress" ADD CONSTRAINT "challenge_progress_challenge_id_challenge_runs_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenge_runs"("challenge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_definition_id_challenges_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."challenges"("definition_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_friend_id_accounts_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_platforms" ADD CONSTRAINT "game_platforms_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD CONSTRAINT "idempotent_replies_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_badges" ADD CONSTRAINT "player_badges_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_badges" ADD CONSTRAINT "player_badges_badge_id_badges_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("badge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_stats" ADD CONSTRAINT "player_stats_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_keys" ADD CONSTRAINT "promotion_keys_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star_players" ADD CONSTRAINT "star_players_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stats" ADD CONSTRAINT "stats_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_runs_by_end" ON "challenge_runs" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "claims_by_profile" ON "claims" USING btree ("profile_id","space_id");--> statement-breakpoint
CREATE INDEX "entities_by_profile" ON "entities" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "lots_with_units_left" ON "lots" USING btree ("profile_id") WHERE "lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "owned_games_by_last_played" ON "owned_games" USING btree ("profile_id","last_played_at");