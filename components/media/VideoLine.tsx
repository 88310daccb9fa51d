import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Picture } from '../ui/media/Picture';
import { videoKinds } from './media.messages';
import { Kind, type VideoProps } from './VideoCard';
import { VideoLink } from './VideoLink';

/** A video as a line: small poster, title, where it comes from. */
export function VideoLine({ video, poster }: VideoProps) {
  const { formatMessage } = useIntl();
  return (
    <Line>
      <Thumb>{poster !== null && <Picture src={poster} width={192} height={108} alt="" isCover />}</Thumb>
      <div>
        <LineTitle>
          <VideoLink video={video} />
        </LineTitle>
        <Kind>{formatMessage(videoKinds[video.kind])}</Kind>
      </div>
    </Line>
  );
}

const Line = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

const Thumb = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${tokens.gradient.sky};
`;

const LineTitle = styled.h3`
  font-size: ${tokens.size.small};
  font-weight: 700;
  line-height: 1.4;

  a {
    ${coveringLink}
  }
`;
