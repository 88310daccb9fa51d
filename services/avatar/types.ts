export interface GalleryAvatar {
  avatarGalleryId: string;
  name: string;
  imageUrl: string;
  game: { spaceId: string; name: string } | null;
}

export interface AvatarGallery {
  avatars: GalleryAvatar[];
  total: number;
  limit: number;
  offset: number;
}

export interface ChosenAvatar {
  profileId: string;
  avatarGalleryId: string;
  imageUrl: string;
}
