"""Checks an environment against the AEC interface by playing at random."""
from __future__ import annotations

BY_AGENT = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


class _Number:
    """An integer that is not an int, like those of numpy."""

    def __init__(self, value: int):
        self.value = value

    def __index__(self) -> int:
        return self.value


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def check_aec(env, steps: int = 200) -> int:
    """Returns how many steps it made. Raises an AssertionError that names what does not hold."""
    _check_reset(env)
    _check_seed(env)
    _check_integers(env)
    _check_invalid_actions(env)
    return _play_steps(env, steps) + _play_to_the_end(env)


def _check_reset(env) -> None:
    env.reset(seed=1)
    _require(env.agents == env.possible_agents, "after reset all possible agents are in agents")
    _require(env.num_agents == len(env.agents) > 0, "num_agents counts the agents")
    _require(env.max_num_agents == len(env.possible_agents), "max_num_agents counts the possible ones")
    _require(not any(env.terminations.values()), "no agent is terminated after reset")
    _require(not any(env.truncations.values()), "no agent is truncated after reset")
    _require(env.agent_selection in env.agents, "agent_selection is one of the agents")
    _require(env.last(observe=False)[0] is None, "last(observe=False) has no observation")
    _require(isinstance(env.metadata, dict) and env.unwrapped is env, "metadata is a dict, and unwrapped is the environment")
    for agent in env.possible_agents:
        _require(env.action_space(agent) is env.action_space(agent), "an agent's action space stays the same")
        _require(env.observation_space(agent) is env.observation_space(agent), "an agent's observation space stays the same")
        _require(env.observation_space(agent).contains(env.observe(agent)), f"the observation of {agent} is in its space")


def _sample_action(env) -> int:
    """Returns a legal action of the selected agent."""
    agent = env.agent_selection
    seen, _, _, _, info = env.last()
    mask = info["action_mask"]
    _require(seen["action_mask"] == mask, "the mask in the observation is the one in the info")
    _require(any(mask), f"{agent} has a legal action")
    action = env.action_space(agent).sample(mask)
    _require(mask[action] == 1 and env.action_space(agent).contains(action), "a sample respects its mask")
    return action


def _first_steps(env) -> list:
    env.reset(seed=7)
    seen = []
    for agent in env.agent_iter(20):
        seen.append((agent, env.last()))
        if env.terminations[agent]:
            break
        env.step(env.infos[agent]["actions"][0])
    return seen


def _check_seed(env) -> None:
    _require(_first_steps(env) == _first_steps(env), "the same seed and actions give the same observations")


def _check_integers(env) -> None:
    env.reset(seed=3)
    action = _sample_action(env)
    env.step(_Number(action))


def _check_invalid_actions(env) -> None:
    env.reset(seed=4)
    before = (env.agent_selection, env.last())
    for wrong in (env.action_space(env.agent_selection).n, -1):
        try:
            env.step(wrong)
        except Exception:
            _require((env.agent_selection, env.last()) == before, "an invalid action changes nothing")
        else:
            raise AssertionError(f"{wrong} is not an action and was accepted")


def _play_steps(env, steps: int) -> int:
    """Plays matches until it has made this many steps."""
    made = 0
    while made < steps:
        env.reset()
        made += _play_match(env, steps - made)
    return made


def _play_match(env, max_steps: int) -> int:
    unpaid = {agent: 0.0 for agent in env.agents}
    left = list(env.agents)
    made = 0
    for agent in env.agent_iter(max_steps):
        seen, reward, ended, cut, info = env.last()
        _require(isinstance(ended, bool) and isinstance(cut, bool) and isinstance(info, dict), "last() returns the right types")
        _require(reward == unpaid[agent], "last() returns the rewards since the agent's last step")
        _require(env.observation_space(agent).contains(seen), f"the observation of {agent} is in its space")
        action = None if ended or cut else _sample_action(env)
        _require(env.step(action) is None, "step() returns None")
        made += 1
        unpaid[agent] = 0.0
        for other, more in env.rewards.items():
            unpaid[other] += float(more)
        if ended or cut:
            left.remove(agent)
        _require(env.agents == left, "agents are removed when they are done, not before")
        for name in BY_AGENT:
            _require(set(getattr(env, name)) == set(env.agents), f"{name} has an entry for each agent")
    return made


def _play_to_the_end(env) -> int:
    """Plays one match to its end and checks the sum of its rewards."""
    env.reset(seed=11)
    made, total = 0, {agent: 0.0 for agent in env.agents}
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last(observe=False)
        total[agent] += reward
        if (ended or cut) and made > 0:
            _check_leaving(env)
        env.step(None if ended or cut else env.action_space(agent).sample(env.infos[agent]["action_mask"]))
        made += 1
    _require(env.agents == [] and not env.rewards, "no agent is left at the end")
    _require(all(-1 <= reward <= 1 for reward in total.values()), f"the rewards of an agent add up to a number from -1 to 1: {total}")
    if env.about["zeroSum"]:
        _require(abs(sum(total.values())) < 1e-9, f"the rewards of all agents add up to 0: {total}")
    return made


def _check_leaving(env) -> None:
    try:
        env.step(0)
    except ValueError:
        return
    raise AssertionError("a terminated agent takes only None")
